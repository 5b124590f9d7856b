import sanitize from 'sanitize-html'

/** Tags allowed in a product's description; other tags are removed and their text is kept. */
const TAGS = 'p h2 h3 h4 ul ol li strong em b i u br hr blockquote table thead tbody tr th td a img'.split(' ')
/** Tags that are removed with their whole content. */
const REMOVED_WITH_CONTENT =
  'script style noscript template iframe object embed svg math head title textarea select'.split(' ')

/** Sanitizes untrusted HTML by an allow-list: no scripts, styles, event handlers or forms; links and pictures by http(s) only. */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    nonTextTags: REMOVED_WITH_CONTENT,
    allowedAttributes: { a: ['href'], img: ['src'] },
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: withAddress('href', href) }),
      img: (tagName, { src }) => ({ tagName, attribs: withAddress('src', src) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  })
    // Writes void elements as HTML does; every > in texts and attributes is escaped, so only tags match.
    .replaceAll(' />', '>')
    .trim()

/** A relative address would resolve to one of our own pages, so it is removed. */
function withAddress(name: 'href' | 'src', address = ''): Record<string, string> {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? { [name]: url.href } : {}
}
