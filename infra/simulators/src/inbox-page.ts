import { type RequestHandler, Router } from 'express'
import { type Behaviour, type Behaviours, isOfModel, SERVICES, type ServiceName } from './behaviour.ts'
import type { Inbox } from './inbox.ts'
import type { Meta } from './meta.ts'
import { number, when } from './page/format.ts'
import { type Html, html } from './page/html.ts'
import { mailPanel } from './page/mail.ts'
import { metaPanel } from './page/meta.ts'
import { openAiPanel } from './page/openai.ts'
import { pushPanel } from './page/push.ts'
import { PAGE_SCRIPT } from './page/script.ts'
import { sheetsPanel } from './page/sheets.ts'
import { shopifyPanel } from './page/shopify.ts'
import { PAGE_STYLE } from './page/style.ts'
import { telegramPanel } from './page/telegram.ts'
import { trackifyPanel } from './page/trackify.ts'
import type { Spreadsheet } from './spreadsheet.ts'

const NAMES: Record<ServiceName, string> = {
  telegram: 'Telegram',
  sheets: 'Google Sheets',
  meta: 'Meta piksel',
  trackify: 'Trackify',
  shopify: 'Shopify',
  openai: 'AI model',
  mail: 'Email',
  push: 'Obaveštenja',
}

/** The modes of a service, as shown in the select and in the notice above the list. */
const MODES: Record<Behaviour['mode'], { label: string; notice: string }> = {
  ok: { label: 'Radi uredno', notice: '' },
  fail: { label: 'Vraća grešku', notice: 'vraća grešku na svaki zahtev i ništa ne radi' },
  stall: { label: 'Ne odgovara', notice: 'prima zahteve, a ne odgovara' },
  'rate-limit': { label: 'Ograničava (429)', notice: 'odbija zahteve jer ih je previše (429)' },
  'drop-after': { label: 'Uradi, pa prekine vezu', notice: 'uradi što je traženo, pa prekine vezu bez odgovora' },
  'wrong-shape': { label: 'Pogrešan oblik', notice: 'odgovara tekstom kome nedostaje polje' },
  refuse: { label: 'Odbija da piše', notice: 'odbija da piše' },
  cut: { label: 'Prekinut odgovor', notice: 'prekida odgovor na pola' },
  lies: { label: 'Izmišlja podatke', notice: 'tvrdi mere i garanciju koje mu niko nije dao' },
  generic: { label: 'Sudija nezadovoljan', notice: 'kao sudija nalazi preopštu rečenicu' },
  nonsense: { label: 'Piše podmetnuto', notice: 'piše ono što mu je neko podmetnuo' },
}

const MARK = html`<svg viewBox="0 0 28 28" aria-hidden="true"><path d="M4 13v11h20V13" fill="none" stroke="#0D9488" stroke-width="2"/><path d="M3 5h22l1 7a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" fill="#FFB224"/><path d="M9 5h5v7a3 3 0 0 1-6 0zM19 5h6l1 7a3 3 0 0 1-6 0z" fill="#0D9488"/></svg>`

/** The page shows content from outside, so nothing inline may run and nothing else may be loaded. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Shown {
  inbox: Inbox
  behaviours: Behaviours
  sheets: { all: () => Spreadsheet[] }
  meta: Pick<Meta, 'originsOf'>
}

/** `/`: the requests that each service received, newest first; `?servis=` selects the service. */
export function createInboxPage({ inbox, behaviours, sheets, meta }: Shown) {
  const panels: Record<ServiceName, () => Html> = {
    telegram: () => telegramPanel(inbox.entries('telegram')),
    sheets: () => sheetsPanel(sheets.all(), inbox.entries('sheets')),
    meta: () => metaPanel(inbox.entries('meta'), meta.originsOf),
    trackify: () => trackifyPanel(inbox.entries('trackify')),
    shopify: () => shopifyPanel(inbox.entries('shopify')),
    openai: () => openAiPanel(inbox.entries('openai')),
    mail: () => mailPanel(inbox.entries('mail')),
    push: () => pushPanel(inbox.entries('push')),
  }

  const tab = (service: ServiceName, current: ServiceName) => html`
<a href="/?servis=${service}" ${service === current && html`aria-current="page"`}>${NAMES[service]}
  <span class="count">${number(inbox.counters(service).accepted)}</span>
  ${behaviours.of(service).mode !== 'ok' && html`<span class="trouble" title="${MODES[behaviours.of(service).mode].label}"></span>`}</a>`

  const strip = (service: ServiceName) => {
    const { accepted, refused, duplicates } = inbox.counters(service)
    const [last] = inbox.entries(service)
    const { mode } = behaviours.of(service)
    return html`
<div class="strip">
  <dl>
    <div><dt>Primljeno</dt><dd>${number(accepted)}</dd></div>
    <div><dt>Odbijeno</dt><dd class="${refused === 0 && 'soft'}">${number(refused)}</dd></div>
    <div><dt>Ponovljeno</dt><dd class="${duplicates === 0 && 'soft'}">${number(duplicates)}</dd></div>
    <div><dt>Poslednje</dt><dd class="soft">${last ? when(last.at) : '–'}</dd></div>
  </dl>
  <label class="set">Ponašanje
    <select id="behaviour" data-service="${service}" autocomplete="off">${Object.entries(MODES)
      .filter(([value]) => service === 'openai' || !isOfModel(value))
      .map(
        ([value, { label }]) => html`<option value="${value}" ${value === mode && 'selected'}>${label}</option>`,
      )}</select>
  </label>
</div>
${mode !== 'ok' && html`<p class="notice" role="status">${NAMES[service]} sada namerno ${MODES[mode].notice}.</p>`}`
  }

  const page: RequestHandler = (req, res) => {
    const current = SERVICES.find((service) => service === req.query.servis) ?? 'telegram'
    res
      .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
      .type('html')
      .send(
        html`<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${NAMES[current]} · Sandučići · Izlog</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<header class="top"><div class="wrap row">${MARK}<h1>Sandučići <span>· šta su spoljni servisi primili od Izloga</span></h1><span class="grow"></span><span id="live" role="status">Povezivanje</span><button id="empty" type="button">Isprazni</button></div></header>
<nav id="tabs" aria-label="Servisi"><div class="wrap">${SERVICES.map((service) => tab(service, current))}</div></nav>
<main id="panel" class="wrap">${strip(current)}${panels[current]()}</main>
<dialog id="ask" aria-labelledby="ask-title"><h2 id="ask-title">Isprazniti sve sandučiće?</h2><p>Brišu se poruke, redovi u tabelama, događaji i pošiljke. Porudžbine u Izlogu ostaju.</p><form method="dialog"><button value="no">Odustani</button><button class="danger" value="yes">Isprazni</button></form></dialog>
<script type="module" src="/inbox.js"></script>
</body>
</html>`.source,
      )
  }

  return Router()
    .get('/', page)
    .get('/inbox.css', (_req, res) => void res.set('Cache-Control', 'no-store').type('css').send(PAGE_STYLE))
    .get(
      '/inbox.js',
      (_req, res) => void res.set('Cache-Control', 'no-store').type('text/javascript').send(PAGE_SCRIPT),
    )
}
