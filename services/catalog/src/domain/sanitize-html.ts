import sanitize from 'sanitize-html'

/** What a product's description may be made of; anything else gives its text alone. */
const TAGS = 'p h2 h3 h4 ul ol li strong em b i u br hr blockquote table thead tbody tr th td a img'.split(' ')
/** Gone with all that is in them. */
const GONE = 'script style noscript template iframe object embed svg math head title textarea select'.split(' ')

/** HTML that somebody sent, written from what is allowed: no script, style, event or form, links and pictures by http(s) only. */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    nonTextTags: GONE,
    allowedAttributes: { a: ['href'], img: ['src'] },
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: withAddress('href', href) }),
      img: (tagName, { src }) => ({ tagName, attribs: withAddress('src', src) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  })
    // As HTML writes them; in texts and attributes every > is escaped.
    .replaceAll(' />', '>')
    .trim()

/** A relative address would mean a page of ours. */
function withAddress(name: 'href' | 'src', address = ''): Record<string, string> {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? { [name]: url.href } : {}
}
