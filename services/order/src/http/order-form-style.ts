/** Colours and sizes of the shoppers' pages, for those without scripts; without fonts, since they load nothing else. */
export const FORM_PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f8f6f2;color:#1b1916;font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em}
p{margin:0}
.why{padding:.875rem 1rem;border-left:4px solid #c2321f;border-radius:8px;background:#fff;box-shadow:0 1px 2px #1b19161f}
.why ul{margin:.5rem 0 0;padding-left:1.25rem}
.why a{color:#9b2419}
form,dl{margin:1rem 0 0;padding:1.25rem 1rem;border-radius:12px;background:#fff;box-shadow:0 1px 2px #1b19161f}
dl div{display:flex;justify-content:space-between;gap:1.25rem;padding:.5rem 0;overflow-wrap:anywhere}
dl div+div{border-top:1px solid #e6e2da}
dt{color:#5a554c}
dd{max-width:65%;margin:0;font-weight:500;text-align:right}
.product{margin-bottom:.875rem;font-size:1.1875rem;font-weight:700}
fieldset{margin:0 0 1.25rem;padding:0;border:0}
legend{margin-bottom:.5rem;padding:0;font-weight:600}
.offer{display:flex;align-items:center;gap:.75rem;min-height:3.25rem;padding:.5rem .875rem;border:1.5px solid #918a7d;border-radius:10px;cursor:pointer}
.offer+.offer{margin-top:.5rem}
.offer:has(:checked){border:2px solid #0b7269;background:#f0fdfa}
.offer input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:#0b7269}
.offer b{margin-left:auto;font-variant-numeric:tabular-nums;white-space:nowrap}
.field{margin-bottom:1rem}
.field label{display:block;margin-bottom:.25rem;font-weight:600}
small{font-size:.875rem;font-weight:400;color:#5a554c}
.field input{display:block;width:100%;height:3rem;padding:0 .75rem;border:1.5px solid #918a7d;border-radius:8px;background:#fff;color:inherit;font:inherit}
.field input[aria-invalid]{border:2px solid #c2321f}
.problem{margin-top:.25rem;color:#9b2419;font-size:.9375rem;font-weight:500}
fieldset .problem{margin:0 0 .5rem}
.hint{margin-top:.25rem;color:#5a554c;font-size:.9375rem}
button{width:100%;min-height:3.25rem;margin-top:.25rem;border:0;border-radius:10px;background:#ffb224;color:#231a05;font:inherit;font-size:1.125rem;font-weight:700;cursor:pointer}
button:hover{background:#f59f0a}
:focus-visible{outline:3px solid #0d9488;outline-offset:2px}
.note{margin-top:.75rem;color:#5a554c;font-size:.9375rem;text-align:center}
.back{margin-top:1rem;text-align:center}
.back a{display:inline-flex;align-items:center;min-height:2.75rem;color:#0b7269}
`
