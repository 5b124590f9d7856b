const DAY = new Intl.DateTimeFormat('sr-RS', {
  timeZone: 'Europe/Belgrade',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/** What the seller of a verified host reads while its TXT is gone; `endsAt`: when the host is switched off. */
export const missingTxt = (endsAt: Date): string =>
  `TXT zapis za verifikaciju više nije u DNS-u. Vratite ga kod registra do ${DAY.format(endsAt).replace(/\s/g, '\u00a0')} Posle toga domen više neće voditi na Vaše stranice.`
