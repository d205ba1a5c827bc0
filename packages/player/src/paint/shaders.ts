/**
 * A tile is what one sticker sits on: a square a little above its cell's edges, with a slope down to them on each side.
 * Tiles of neighbors meet at the bottom of a groove, so the body is closed; where layers are turned, a cut is one large
 * tile without a slope. Vertex i of 16 is point (i mod 4, i div 4) of a 4 × 4 grid.
 */
export const VERTEX: string = `#version 300 es
layout(location=0) in vec4 place; // middle, face
layout(location=1) in float side;
layout(location=2) in float color;
uniform vec3 right[6], down[6];
uniform vec3 cameraRight, cameraUp, toward;
uniform vec4 lens; // focus, distance, reach, cell
uniform vec4 turned; // low, high, cosine, sine
uniform vec3 axis;
uniform float height, bevel;
out vec2 at;
out vec3 normal, toEye;
flat out int ink;
vec3 turn(vec3 v) { return mix(axis * dot(axis, v), v, turned.z) + cross(axis, v) * turned.w; }
void main() {
  int face = int(place.w);
  vec3 out1 = cross(down[face], right[face]);
  vec2 grid = vec2(gl_VertexID & 3, gl_VertexID >> 2);
  vec2 edge = step(grid, vec2(.5)) * -1. + step(vec2(2.5), grid);
  float slope = side > lens.w ? 0. : bevel;
  // Beyond a cube's own edge there is no neighbor to meet: corners of tiles draw back to where the slopes meet.
  vec2 beyond = step(.5 - lens.w * .6, edge * vec2(dot(place.xyz, right[face]), dot(place.xyz, down[face])));
  bool corner = edge.x * edge.y != 0.;
  float fall = edge == vec2(0) ? 0. : slope;
  vec2 reach = vec2(1) - step(abs(edge), vec2(.5)) * slope * 2.;
  if (corner && beyond.x * beyond.y > 0.) { fall *= .667; reach -= 1.333 * slope; }
  else if (corner) reach -= beyond * slope * 2.;
  at = sign(grid - 1.5) * reach;
  bool low = fall > 0.;
  vec3 point = place.xyz + (right[face] * at.x + down[face] * at.y) * side * .5 + out1 * (height - fall * lens.w);
  normal = low ? normalize(out1 + (right[face] * edge.x + down[face] * edge.y) * .9) : out1;
  float where = dot(axis, place.xyz - out1 * lens.w * .5);
  if (where > turned.x && where < turned.y) { point = turn(point); normal = turn(normal); }
  toEye = toward * lens.y - point;
  float depth = lens.y - dot(point, toward);
  float near = lens.y - lens.z, far = lens.y + lens.z;
  gl_Position = vec4(dot(point, cameraRight) * lens.x, dot(point, cameraUp) * lens.x, (depth * (far + near) - 2. * far * near) / (far - near), depth);
  ink = side > lens.w ? 7 : int(color);
}`;

export const FRAGMENT: string = `#version 300 es
precision highp float;
in vec2 at;
in vec3 normal, toEye;
flat in int ink;
uniform vec4 palette[8]; // rgb, and 1 for dark letters
uniform vec3 light;
uniform vec3 plastic;
uniform vec2 shape; // half side and rounding of a sticker, in half cells
uniform float height;
uniform sampler2D letters;
uniform bool lettered;
out vec4 result;
void main() {
  vec2 q = abs(at) - shape.x + shape.y;
  float away = length(max(q, 0.)) + min(max(q.x, q.y), 0.) - shape.y;
  float soft = max(fwidth(away), 1e-5);
  float cover = clamp(.5 - away / soft, 0., 1.);
  // Where a pixel is no small part of a tile: how much of the pixel, within the tile, the sticker covers.
  vec2 wide = max(fwidth(at), 1e-5) * .5;
  vec2 share = (min(at + wide, shape.x) - max(at - wide, -shape.x)) / (min(at + wide, 1.) - max(at - wide, -1.));
  share = clamp(share, 0., 1.);
  cover = ink > 6 ? 0. : mix(cover, share.x * share.y, smoothstep(.1, .3, max(wide.x, wide.y)));
  vec3 paint = palette[min(ink, 6)].rgb;
  if (lettered && ink < 7) {
    vec2 cell = (at * 1.1 + 1.) * .5;
    float glyph = texture(letters, vec2((float(ink) + clamp(cell.x, 0., 1.)) / 8., clamp(cell.y, 0., 1.))).a;
    paint = mix(paint, vec3(1. - palette[ink].w), glyph);
  }
  vec3 n = normalize(normal), eye = normalize(toEye);
  if (height > 0.) {
    n = -n;
    if (cover < .004) discard;
  }
  // Stickers have a soft rim.
  float rim = smoothstep(-.10, -.015, away) * cover * step(soft, .2);
  vec3 base = mix(plastic, paint, cover);
  float diffuse = max(dot(n, light), 0.);
  vec3 half1 = normalize(light + eye);
  float gloss = pow(max(dot(n, half1), 0.), 18.);
  float edge = pow(1. - max(dot(n, eye), 0.), 3.);
  vec3 shade = base * (AMBIENT + DIRECT * diffuse) * (1. - (height > 0. ? .3 : .14) * rim);
  // The plastic shines, stickers do not: their colors are what is to be told apart.
  shade += (1. - cover) * (.16 * gloss + .05 * edge);
  float alpha = height > 0. ? cover : 1.;
  result = vec4(min(shade, 1.) * alpha, alpha);
}`;
