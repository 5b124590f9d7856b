/** The page's style sheet, in the colours of the design tokens. */
export const PAGE_STYLE = `
:root { --g25:#FCFBF9; --g50:#F8F6F2; --g100:#F1EEE8; --g200:#E5E1D9; --g300:#D2CDC2; --g500:#736D63; --g600:#5A554C; --g700:#433F38; --g800:#2C2924; --g900:#1B1916;
  --teal50:#F0FDFA; --teal100:#D3F5ED; --teal200:#A8E8DB; --teal:#0D9488; --teal700:#0B7269; --teal800:#0B5A53; --amber:#FFB224; --amber50:#FFF8E8; --amber100:#FFEDC4; --amber700:#92580A; }
* { box-sizing:border-box; }
body { margin:0; background:var(--g50); color:var(--g800); font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif; -webkit-text-size-adjust:100%; }
h1,h2,p,dl,dd,ol { margin:0; padding:0; } h2 { font-size:16px; line-height:22px; color:var(--g900); }
code,pre { font:12.5px/18px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace; overflow-wrap:anywhere; }
time,.number,.sum,td,th,.count,.strip dd { font-variant-numeric:tabular-nums; }
.wrap { max-width:1120px; margin:0 auto; padding:0 24px; }
.top { background:#fff; border-bottom:1px solid var(--g200); }
.top .row { display:flex; align-items:center; gap:12px; min-height:56px; }
.top svg { width:28px; height:28px; flex:none; }
h1 { font-size:16px; line-height:22px; letter-spacing:-.01em; color:var(--g900); } h1 span { font-weight:400; color:var(--g500); }
.grow { flex:1; }
#live { font-size:13px; color:var(--g500); white-space:nowrap; } #live::before { content:""; display:inline-block; width:8px; height:8px; border-radius:4px; margin-right:6px; background:var(--g300); }
#live[data-on=true] { color:var(--teal800); } #live[data-on=true]::before { background:var(--teal); }
button,select { font:inherit; height:36px; border-radius:8px; border:1px solid var(--g300); background:#fff; color:var(--g800); padding:0 12px; cursor:pointer; transition:background .12s,border-color .12s; }
button:hover,select:hover { background:var(--g50); border-color:#918A7D; }
:focus-visible { outline:2px solid var(--teal); outline-offset:2px; }
#tabs { background:#fff; border-bottom:1px solid var(--g200); position:sticky; top:0; z-index:2; }
#tabs .wrap { display:flex; gap:4px; }
#tabs a { display:flex; align-items:center; gap:8px; min-height:48px; padding:0 14px; color:var(--g600); text-decoration:none; border-bottom:2px solid transparent; white-space:nowrap; transition:color .12s; }
#tabs a:first-child { margin-left:-14px; } #tabs a:hover { color:var(--g900); }
#tabs a[aria-current] { color:var(--teal800); font-weight:600; border-color:var(--teal); }
.count { min-width:22px; padding:0 6px; border-radius:10px; background:var(--g100); color:var(--g600); font-size:12px; text-align:center; font-weight:500; }
[aria-current] .count { background:var(--teal100); color:var(--teal800); }
.trouble { width:8px; height:8px; border-radius:4px; background:var(--amber); box-shadow:0 0 0 1px var(--amber700); }
#panel { padding-top:20px; padding-bottom:64px; }
.strip { display:flex; align-items:stretch; background:#fff; border:1px solid var(--g200); border-radius:12px; margin-bottom:16px; }
.strip dl { display:flex; flex:1; } .strip dl div { padding:12px 20px; border-right:1px solid var(--g200); min-width:104px; }
.strip dt { font-size:13px; color:var(--g500); } .strip dd { font-size:22px; line-height:28px; font-weight:600; color:var(--g900); letter-spacing:-.02em; } .strip dd.soft { color:var(--g500); font-weight:500; }
.strip .set { display:flex; align-items:center; gap:10px; padding:12px 16px; margin-left:auto; font-size:13px; color:var(--g500); }
.notice { display:flex; gap:8px; background:var(--amber50); border:1px solid var(--amber100); border-left:4px solid var(--amber); border-radius:8px; padding:10px 14px; margin-bottom:16px; color:#5c3a08; }
.empty { text-align:center; padding:72px 24px; background:#fff; border:1px solid var(--g200); border-radius:12px; }
.empty svg { width:56px; height:56px; fill:none; stroke:var(--teal); stroke-width:2; stroke-linejoin:round; stroke-linecap:round; margin-bottom:12px; } .empty p { color:var(--g500); max-width:44ch; margin:6px auto 0; text-wrap:balance; }
.badge { display:inline-block; padding:1px 7px; border-radius:4px; font-size:12px; line-height:18px; font-weight:500; white-space:nowrap; }
.badge.ok { background:#E0F5E6; color:#14592F; } .badge.bad { background:#FDE9E6; color:#9B2419; } .badge.warm { background:var(--amber100); color:#5c3a08; } .badge.info { background:#E5EFFD; color:#1B4B91; } .badge.plain { background:var(--g100); color:var(--g700); }
.quiet,time { color:var(--g500); font-size:13px; } .foot { text-align:center; color:var(--g500); font-size:13px; padding:16px; }
details { margin-top:10px; } summary { cursor:pointer; color:var(--teal700); font-size:13px; width:max-content; } summary:hover { text-decoration:underline; }
details pre { margin:8px 0 0; padding:12px; background:var(--g50); border:1px solid var(--g200); border-radius:8px; overflow:auto; max-height:320px; white-space:pre-wrap; }
.chat { display:flex; flex-direction:column; gap:10px; padding:24px max(20px,calc(50% - 320px)); border-radius:12px; border:1px solid var(--teal200); background:#DFF3EE linear-gradient(160deg,#E6F6F1,#D5EDE6); }
.bubble { position:relative; align-self:flex-start; width:fit-content; max-width:min(560px,100%); min-width:220px; background:#fff; border-radius:4px 12px 12px 12px; padding:10px 14px 8px; box-shadow:0 1px 2px rgb(27 25 22/.12); }
.bubble header { display:flex; flex-wrap:wrap; gap:0 8px; align-items:baseline; margin-bottom:2px; } .bubble header strong { color:var(--teal700); }
.bubble .text { font-size:15px; line-height:22px; white-space:pre-wrap; overflow-wrap:anywhere; color:var(--g900); } .bubble .text a { color:var(--teal700); }
.bubble blockquote { margin:4px 0; padding:2px 10px; border-left:3px solid var(--teal200); background:var(--teal50); border-radius:4px; } .bubble mark { background:var(--g200); color:inherit; border-radius:3px; } .bubble .text pre { margin:4px 0; padding:8px; background:var(--g50); border-radius:6px; white-space:pre-wrap; }
.bubble footer { display:flex; flex-wrap:wrap; justify-content:flex-end; gap:4px 8px; margin-top:4px; }
.refusal { background:#fff; border:1px solid #F3C7C1; border-radius:12px; padding:12px 16px; } .refusal header,.card header { display:flex; flex-wrap:wrap; align-items:center; gap:6px 8px; } .refusal header time,.card header time { margin-left:auto; } .refusal p { margin-top:6px; overflow-wrap:anywhere; }
.chat .refusal { align-self:flex-start; max-width:min(560px,100%); min-width:min(420px,100%); }
.cards,.log { display:grid; gap:12px; } .cards > *,.log > * { min-width:0; }
.card { background:#fff; border:1px solid var(--g200); border-radius:12px; padding:14px 18px; } .card header strong { font-size:16px; color:var(--g900); }
.card dl { display:flex; flex-wrap:wrap; gap:10px 32px; margin-top:10px; } .card dl > div { max-width:100%; } dt { font-size:13px; color:var(--g500); } .sum { font-weight:600; color:var(--g900); } .break { overflow-wrap:anywhere; } .item { display:block; }
.book { background:#fff; border:1px solid var(--g200); border-radius:12px; margin-bottom:16px; overflow:hidden; } .book > header { display:flex; flex-wrap:wrap; gap:4px 12px; align-items:baseline; padding:14px 18px 4px; } .book > header code { color:var(--g500); }
.grid-name { display:flex; gap:10px; padding:4px 18px 12px; font-weight:500; color:var(--teal800); } .grid-name .quiet { font-weight:400; }
.grid { overflow:auto; max-height:62vh; border-top:1px solid var(--g200); }
table { border-collapse:separate; border-spacing:0; font-size:13px; line-height:18px; min-width:100%; }
td,th { border-right:1px solid var(--g200); border-bottom:1px solid var(--g200); padding:6px 10px; text-align:left; white-space:nowrap; max-width:280px; overflow:hidden; text-overflow:ellipsis; font-weight:400; }
td.amount { text-align:right; } thead tr:first-child > *,tbody th,thead th[scope=row] { background:var(--g100); color:var(--g500); text-align:center; font-size:12px; }
thead { position:sticky; top:0; z-index:1; } thead tr + tr td { background:var(--teal50); color:var(--teal800); font-weight:600; } tbody th,thead tr > :first-child { position:sticky; left:0; min-width:44px; } tbody td { background:#fff; } tbody tr:hover td { background:var(--g25); }
.log { margin-top:24px; } .log ol { list-style:none; background:#fff; border:1px solid var(--g200); border-radius:12px; } .log li { display:flex; flex-wrap:wrap; gap:4px 12px; align-items:center; padding:8px 16px; border-top:1px solid var(--g200); } .log li:first-child { border-top:0; }
dialog { border:0; border-radius:12px; padding:24px; max-width:400px; box-shadow:0 16px 48px rgb(27 25 22/.24); color:inherit; } dialog::backdrop { background:rgb(27 25 22/.4); } dialog p { margin:8px 0 20px; } dialog form { display:flex; justify-content:flex-end; gap:8px; } dialog .danger { background:#B42B1E; border-color:#B42B1E; color:#fff; } dialog .danger:hover { background:#9B2419; }
@media (max-width:640px) {
  .wrap { padding:0 16px; } h1 span { display:none; } .top .row { gap:10px; } button,select { height:44px; }
  #tabs .wrap { gap:0; padding:0 6px; overflow-x:auto; scrollbar-width:none; } #tabs a,#tabs a:first-child { flex:1 0 auto; margin:0; padding:6px 10px; flex-direction:column; gap:2px; justify-content:center; min-height:56px; font-size:13px; line-height:18px; position:relative; }
  .trouble { position:absolute; bottom:12px; margin-left:44px; } #panel { padding-top:12px; }
  .strip { flex-direction:column; } .strip dl div { flex:1; min-width:0; padding:10px 12px; } .strip dl div:last-child { border-right:0; } .strip dt { font-size:12px; } .strip dd { font-size:18px; line-height:24px; }
  .strip .set { margin:0; border-top:1px solid var(--g200); padding:8px 12px; } .set select { flex:1; min-width:0; }
  .chat { padding:12px; } .card,.refusal { padding:12px 14px; } .card dl { flex-direction:column; gap:8px; } .empty { padding:48px 20px; } td,th { max-width:200px; }
}
@media (prefers-reduced-motion:reduce) { * { transition:none !important; } }
`
