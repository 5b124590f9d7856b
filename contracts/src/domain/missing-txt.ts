const DAY = new Intl.DateTimeFormat('sr-RS', {
  timeZone: 'Europe/Belgrade',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/** The message to the seller of a verified host whose TXT record is missing; `endsAt`: when the host is switched off. */
export const missingTxt = (endsAt: Date): string =>
  `TXT zapis za verifikaciju više nije u DNS-u. Vratite ga kod registra do ${DAY.format(endsAt).replace(/\s/g, '\u00a0')} Posle toga domen više neće voditi na Vaše stranice.`
