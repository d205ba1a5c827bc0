import { Cube, seededRandom } from './dist/doors/index.js';
import { solve } from './dist/doors/solve.js';
const n=+process.argv[2], N=+process.argv[3]; const es=process.argv.slice(4).map(Number);

const bytes=seededRandom("effort");
const sum=es.map(()=>0), t=es.map(()=>0); 
await solve(Cube.random(n,bytes),{effort:.01});
for(let k=0;k<N;k++){const c=Cube.random(n,bytes); for(const [i,e] of es.entries()){const b=process.cpuUsage().user; const r=await solve(c,{effort:e}); t[i]+=(process.cpuUsage().user-b)/1e6; sum[i]+=r.length;}}
es.forEach((e,i)=>console.log(n,e,(sum[i]/N).toFixed(2),(t[i]/N).toFixed(2)));
