/** Refreshes the changing parts of the page on a server-sent event; keeps open details and the table's scroll position. */
export const PAGE_SCRIPT = `
const parts = ['tabs', 'panel']
let busy = false, again = false
const showTab = () => document.querySelector('#tabs [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
showTab()
async function refresh() {
  if (busy) { again = true; return }
  busy = true
  try {
    const answer = await fetch(location.href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const open = [...document.querySelectorAll('details[open]')].map((one) => one.dataset.keep)
    const scrolls = [...document.querySelectorAll('[data-scroll]')].map((one) => [one.dataset.scroll, one.scrollLeft, one.scrollTop])
    for (const id of parts) document.getElementById(id).replaceWith(page.getElementById(id))
    showTab()
    for (const one of document.querySelectorAll('details')) one.open = open.includes(one.dataset.keep)
    for (const one of document.querySelectorAll('[data-scroll]')) {
      const [, left, top] = scrolls.find(([key]) => key === one.dataset.scroll) ?? []
      one.scrollTo(left ?? 0, top ?? 0)
    }
  } catch { live(false) }
  busy = false
  if (again) { again = false; refresh() }
}
const live = (yes) => { document.getElementById('live').dataset.on = yes; document.getElementById('live').textContent = yes ? 'Uživo' : 'Veza prekinuta' }
const events = new EventSource('/inbox/stream')
events.addEventListener('open', () => { live(true); refresh() })
events.addEventListener('error', () => live(false))
events.addEventListener('changed', refresh)
document.addEventListener('change', ({ target }) => {
  if (!target.matches('#behaviour')) return
  fetch('/behaviour/' + target.dataset.service, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ mode: target.value }) })
})
document.getElementById('empty').addEventListener('click', () => document.getElementById('ask').showModal())
document.getElementById('ask').addEventListener('close', ({ target }) => {
  if (target.returnValue === 'yes') fetch('/inbox', { method: 'DELETE' })
})
`
