/** Text for HTML between tags or in an attribute in double quotes; also for Telegram's HTML, which accepts these four names only. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
