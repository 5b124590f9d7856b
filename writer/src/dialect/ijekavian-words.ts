/** Ekavian beginnings of words and how they begin in Ijekavian; the longest that fits counts. */
export const BEGINNINGS: Readonly<Record<string, string>> = Object.fromEntries(
  `bezbed:bezbjed bezbednost:bezbjednost cepa:cijepa cvećar:cvjećar cvet:cvijet čovek:čovjek deca:djeca dečak:dječak dečj:dječj
  detetu:djetetu deteta:djeteta detinjstv:djetinjstv devoj:djevoj deluj:djeluj delova:djelova delovi:dijelovi delove:dijelove
  doter:dotjer donel:donijel donet:donijet odnel:odnijel ponet:ponijet unel:unijel prenet:prenijet
  greja:grija greje:grije zagreja:zagrija zagreje:zagrije zagrejte:zagrijte zagrevaj:zagrijavaj ugreja:ugrija ugreje:ugrije
  pregreja:pregrija pregreje:pregrije hleb:hljeb htel:htjel izbega:izbjega pobeg:pobjeg lekar:ljekar lepot:ljepot lepš:ljepš
  najlepš:najljepš lepilo:ljepilo lepljenj:lijepljenj zalepi:zalijepi lenjost:lijenost letnj:ljetnj letova:ljetova letos:ljetos
  levoruk:ljevoruk mesec:mjesec mesečn:mjesečn mest:mjest namest:namjest namešt:namješt premest:premjest premešt:premješt
  smest:smjest smešt:smješt umesto:umjesto meša:miješa menja:mijenja promen:promijen zamen:zamijen izmen:izmijen primenj:primjenj
  merit:mjerit meril:mjeril izmer:izmjer odmer:odmjer namer:namjer umeren:umjeren ravnomer:ravnomjer primer:primjer usmer:usmjer
  pomer:pomjer mlek:mlijek nedelj:nedjelj ponedelj:ponedjelj nežn:nježn najnežn:najnježn ocen:ocjen proceni:procijeni
  odeljenj:odjeljenj odel:odijel odeć:odjeć oset:osjet oseć:osjeć osmeh:osmijeh nasmej:nasmij smej:smij smešn:smiješn smešk:smješk
  osvetli:osvijetli osvetljav:osvjetljav osvetljen:osvijetljen osvež:osvjež svež:svjež pesm:pjesm pesk:pijesk pevač:pjevač peva:pjeva
  posled:posljed sled:sljed poletanj:polijetanj pretera:pretjera preteruj:pretjeruj natera:natjera podelj:podijelj podelit:podijelit raspodel:raspodijel
  poveren:povjeren povero:povjero vero:vjero veruj:vjeruj prover:provjer povetar:povjetar vetar:vjetar vetr:vjetr provetra:provjetra
  pobedi:pobijedi povredi:povrijedi uvred:uvrijed uvređ:uvrijeđ vredi:vrijedi vrednos:vrijednos poseko:posjeko posekl:posjekl posekotin:posjekotin
  seče:siječe sečen:sječen iseče:isiječe isečen:isječen iseci:isijeci iseckaj:isjeckaj iseckan:isjeckan isek:isjek seck:sjeck useca:usijeca
  sede:sjede sedenj:sjedenj sedim:sjedim sedit:sjedit sedišt:sjedišt sedaj:sjedaj sedn:sjedn predsed:predsjed podset:podsjet podseć:podsjeć
  seti:sjeti seća:sjeća senk:sjenk senc:sjenc sneg:snijeg sused:susjed svetl:svjetl svetli:svijetli svetlel:svijetlil svetiljk:svjetiljk
  sveć:svjeć savet:savjet temen:tjemen tesn:tijesn testo:tijesto testa:tijesta uspe:uspije uspeh:uspjeh ubeđ:ubjeđ vežb:vježb vešal:vješal videl:vidjel videt:vidjet
  volel:voljel zavolel:zavoljel poželel:poželjel želel:željel crvenel:crvenjel preživel:preživjel zvezd:zvjezd zaves:zavjes rešava:rješava
  rešenj:rješenj reši:riješi rešen:riješen kolen:koljen koren:korijen primet:primijet primeć:primjeć neprimet:neprimjet prolećn:proljećn proleć:proljeć
  nesvesn:nesvjesn svesn:svjesn pocepa:pocijepa dobronamer:dobronamjer mesil:mijesil mesim:mijesim mesit:mijesit nalepn:naljepn
  porekl:porijekl prosleđ:prosljeđ propoved:propovijed redosled:redoslijed smen:smjen toplomer:toplomjer uštedel:uštedjel crev:crijev`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

/** Whole words whose beginning alone would say too little, or too much. */
export const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `beo:bijel bela:bijela belog:bijelog dvesta:dvjesta sekao:sjekao sekla:sjekla belo:bijelo belom:bijelom beli:bijeli bele:bijele belu:bijelu bežala:bježala beže:bježe beži:bježi bežim:bježim
  ceo:cijeli celi:cijeli cela:cijela celo:cijelo cele:cijele celog:cijelog celoj:cijeloj celom:cijelom celu:cijelu celih:cijelih celim:cijelim
  cena:cijena cene:cijene ceni:cijeni cenu:cijenu cenom:cijenom dece:djece deci:djeci decom:djecom decu:djecu dete:dijete
  deo:dio dela:dijela delu:dijelu delom:dijelom delim:dijelim delila:dijelila deda:djed dede:djeda dve:dvije obe:obje obema:objema
  doneo:donio odneo:odnio poneo:ponio uneo:unio preneo:prenio gde:gdje negde:negdje igde:igdje nigde:nigdje ovde:ovdje onde:ondje
  hteo:htio lep:lijep lepa:lijepa lepo:lijepo lepi:lijepi lepe:lijepe lepu:lijepu lepom:lijepom lepog:lijepog lepih:lijepih lepim:lijepim
  lepila:lijepila lepio:lijepio lepka:ljepila leto:ljeto leta:ljeta letu:ljetu leti:ljeti levi:lijevi leva:lijeva levo:lijevo levu:lijevu
  levom:lijevom sleva:slijeva ulevo:ulijevo mera:mjera mere:mjere meri:mjeri merim:mjerim meru:mjeru nega:njega nege:njege negu:njegu nezi:njezi
  oživeo:oživio uvek:uvijek oduvek:oduvijek pesak:pijesak peške:pješke posle:poslije pre:prije prepodne:prijepodne unapred:unaprijed napred:naprijed
  ravnomeran:ravnomjeran reč:riječ reči:riječi ređe:rjeđe retko:rijetko reke:rijeke reka:rijeka sme:smije smem:smijem smete:smijete smeo:smio smeh:smijeh smeha:smijeha
  sedeo:sjedio sedela:sjedjela sedeli:sjedjeli sedeti:sjedjeti sedi:sjedi seda:sijeda sela:sjela seli:sjeli seo:sjeo sesti:sjesti
  slepa:slijepa slepi:slijepi srede:srijede sredu:srijedu sredom:srijedom sreda:srijeda svet:svijet sveta:svijeta svetu:svijetu svetao:svijetao svetlu:svjetlu
  telo:tijelo tela:tijela telu:tijelu teme:tjeme ume:umije umem:umijem umeju:umiju umete:umijete razume:razumije razumem:razumijem razumeju:razumiju
  uspe:uspije uspeva:uspijeva vek:vijek veku:vijeku vest:vijest vesti:vijesti video:vidio voleo:volio vreme:vrijeme dole:dolje nadole:nadolje
  seku:sijeku setite:sjetite`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)
