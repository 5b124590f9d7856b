/** Common words that exist in one dialect only. This list is separate from the writer's own word lists, so that the tests can check those. */
export const EKAVIAN_SIGNS = words(`
  ceo cela celo celu cene cena cenu dete deca deci dece dečak devojčica uvek gde negde ovde posle pre umesto mesto mesta mestu mesec meseca
  mleko nedelja nedelje nedelju ponedeljak lep lepa lepo lepše lepši najlepše vreme reč reči rešenje reši rešeno pesma pesme sneg svet svetlo
  svetli svetla telo deo delovi dve obe oseti osetite osmeh smeh sme sede sedi sedim sedne seo seti setite seća senka sledeće sledeći
  savet telu uspe umeju razume verovala verovao video videla voleo volela vredi vreme zameni promeni promenila menja menjate primeti primetite
  proverite pomeri namesti nameštaj čovek hleb hteo htela doneo donela poneo levo dole koleno koren veruje vetar vežba vežbe zavese napred unapred
  poslednja poslednje poslednji podseti podseća savete beži grejanje greje grejalica seče sečenje seckalica testo pesak retko ređe leti leto leta
  mera mere meri izmerite umereno primer nega negu nežno ocena odelo bezbedan sedište sedišta cvet crevo smena porekla redosled nalepnici mesim dobronamerno uštedela svećice zvezdice uvredila procenite`)

export const IJEKAVIAN_SIGNS = words(`
  cijeli cijela cijelo cijelu cijena cijene cijenu dijete djeca djece uvijek gdje negdje ovdje poslije prije umjesto mjesto mjesta mjesec mjeseca
  mlijeko nedjelja nedjelje lijep lijepo ljepše vrijeme riječ riječi rješenje riješi pjesma snijeg svijet svjetlo svijetli tijelo dio dijelovi
  dvije obje osjeti osmijeh smije sjede sjedi sjedim sjedne sjela sjeti sjenka sljedeće savjet vjerovala vidio vidjela volio voljela vrijedi
  zamijeni promijeni mijenja primijeti provjerite namještaj čovjek hljeb htio htjela donio donijela lijevo dolje koljeno korijen vjetar vježba
  naprijed unaprijed posljednja podsjeti grijanje grije grijalica siječe sjeckalica tijesto pijesak rijetko ljeti ljeto mjera mjeri izmjerite primjer njega njegu`).filter(
  (word) => !['njega'].includes(word),
)

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
