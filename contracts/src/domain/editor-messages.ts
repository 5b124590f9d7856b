/** Messages about saving a page; without packages, since edit mode on a live page show them too. */
export const EDITOR_MESSAGES = {
  saved: 'Template je uspešno ažuriran',
  draftSaved: 'Nacrt je sačuvan. Kupci ga ne vide dok ga ne objavite.',
  draftPublished: 'Nacrt je objavljen',
  draftDropped: 'Nacrt je odbačen',
  noDraft: 'Stranica nema nacrt. Možda je već objavljen ili odbačen.',
  saveFailed: 'Greška pri ažuriranju template-a',
  unknown: 'Template nije pronađen',
  locked: 'Administrator je zaključao ovu stranicu za izmene. Obratite mu se ako nešto treba promeniti.',
  lockIsAdmins: 'Samo administrator određuje da li klijent sme da menja stranicu',
  currencyIsFixed: 'Valuta stranice zavisi od tržišta i ne može da se menja',
  badTag: 'Oznaka verzije nije ispravna. Osvežite stranicu pa pokušajte ponovo.',
} as const
