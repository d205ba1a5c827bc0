/** Text to HTML and back. */

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What a page says, without its elements. @param {string} html */
export const plainText = (html) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The anchor of a heading, as GitHub makes it. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
