/** Remarks that fit an order of any product; at least twelve, so that they can fill a block of comments. */
export const SHOP_REMARKS = [
  ['f', 'Stiglo trećeg dana, lepo spakovano. Kurir se najavio pre dolaska.'],
  ['m', 'Platio sam kuriru, bez ikakvog petljanja. Tako treba.'],
  ['f', 'Pozvala sam da pitam pre porudžbine i dobila odgovor za sve.'],
  ['m', 'Bio sam sumnjičav, ovako na internetu. Ispalo je kao na slici.'],
  ['f', 'Zvali su da potvrde adresu i sve objasnili. Ljubazni ljudi.'],
  ['m', 'Žena je naručila, a ja platio kuriru. Sve u jednom minutu.'],
  ['f', 'Treći put kupujem kod vas i nijednom nisam zažalila.'],
  ['m', 'Za ove pare nisam očekivao ovoliko.'],
  ['f', 'Poručila sam uveče, a kurir je došao kad sam rekla.'],
  ['m', 'Stiglo za dva dana u malo mesto. Svaka čast.'],
  ['f', 'Pogledala sam slike tri puta pre poručivanja. Stiglo je baš to.'],
  ['m', 'Pitao sam pre porudžbine, odgovorili su isti dan.'],
  ['f', 'Paket je stigao čitav, kutija bez ogrebotine.'],
  ['m', 'Otvorio sam paket pred kurirom i sve je bilo na broju.'],
] as const satisfies readonly (readonly ['f' | 'm', string])[]
