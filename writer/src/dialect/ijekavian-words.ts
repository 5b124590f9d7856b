/** Ekavian beginnings of words and their Ijekavian counterparts; the longest beginning that matches a word is used. */
export const BEGINNINGS: Readonly<Record<string, string>> = Object.fromEntries(
  `odrvenel:odrvenjel sletanj:slijetanj zaslepljuj:zasljepljuj izbelil:izbijelil preosetljiv:preosjetljiv nenamešten:nenamješten nagorel:nagorjel prigreje:prigrije bezbed:bezbjed bezbednost:bezbjednost cepa:cijepa cvećar:cvjećar cvet:cvijet čovek:čovjek deca:djeca dečak:dječak dečj:dječj dečij:dječij
  detetu:djetetu deteta:djeteta detinjstv:djetinjstv devoj:djevoj deluj:djeluj  delovi:dijelovi delove:dijelove
  doter:dotjer donel:donijel donet:donijet odnel:odnijel ponet:ponijet unel:unijel prenet:prenijet
  greja:grija greje:grije zagreja:zagrija zagreje:zagrije zagrejte:zagrijte zagrevaj:zagrijavaj ugreja:ugrija ugreje:ugrije
  pregreja:pregrija pregreje:pregrije hleb:hljeb htel:htjel izbega:izbjega pobeg:pobjeg lekar:ljekar lepot:ljepot lepš:ljepš
  najlepš:najljepš lepilo:ljepilo lepljenj:lijepljenj zalepi:zalijepi lenjost:lijenost letnj:ljetnj letova:ljetova letos:ljetos
  levoruk:ljevoruk mesec:mjesec mesečn:mjesečn mest:mjest namest:namjest namešt:namješt premest:premjest premešt:premješt
  smest:smjest smešt:smješt umesto:umjesto meša:miješa menja:mijenja promen:promijen zamen:zamijen izmen:izmijen primenj:primjenj
  merit:mjerit meril:mjeril izmer:izmjer odmer:odmjer namer:namjer umeren:umjeren ravnomer:ravnomjer primer:primjer usmer:usmjer
  pomer:pomjer mlek:mlijek nedelj:nedjelj ponedelj:ponedjelj nežn:nježn najnežn:najnježn ocen:ocjen proceni:procijeni
  odeljenj:odjeljenj odel:odijel odeć:odjeć oset:osjet oseć:osjeć osmeh:osmijeh nasmej:nasmij smej:smij smešn:smiješn smešk:smješk
  osvetli:osvijetli osvetljav:osvjetljav osvetljen:osvijetljen osvež:osvjež svež:svjež pesm:pjesm  pevač:pjevač peva:pjeva
  posled:posljed sled:sljed poletanj:polijetanj pretera:pretjera preteruj:pretjeruj natera:natjera podelj:podijelj podelit:podijelit raspodel:raspodijel
  poveren:povjeren povero:povjero vero:vjero veruj:vjeruj prover:provjer povetar:povjetar vetar:vjetar vetr:vjetr provetra:provjetra
  pobedi:pobijedi povredi:povrijedi uvred:uvrijed uvređ:uvrijeđ vredi:vrijedi vrednos:vrijednos poseko:posjeko posekl:posjekl posekotin:posjekotin
  seče:siječe sečen:sječen iseče:isiječe isečen:isječen iseci:isijeci iseckaj:isjeckaj iseckan:isjeckan isek:isjek seck:sjeck useca:usijeca
  sede:sjede sedenj:sjedenj sedim:sjedim sedit:sjedit sedišt:sjedišt sedaj:sjedaj sedaš:sjedaš sedn:sjedn predsed:predsjed podset:podsjet podseć:podsjeć
  seti:sjeti seća:sjeća senk:sjenk senc:sjenc sneg:snijeg sused:susjed svetl:svjetl svetli:svijetli svetlel:svijetlil svetiljk:svjetiljk
  sveć:svijeć svećic:svjećic savet:savjet temen:tjemen tesn:tijesn testo:tijesto testa:tijesta uspe:uspije uspeh:uspjeh ubeđ:ubjeđ vežb:vježb vešal:vješal videl:vidjel videt:vidjet
  volel:voljel zavolel:zavoljel poželel:poželjel želel:željel crvenel:crvenjel železnič:željeznič preživel:preživjel zvezd:zvjezd zaves:zavjes rešava:rješava
  rešenj:rješenj reši:riješi rešen:riješen kolen:koljen koren:korijen primet:primijet primeć:primjeć neprimet:neprimjet prolećn:proljećn proleć:proljeć
  nesvesn:nesvjesn svesn:svjesn pocepa:pocijepa dobronamer:dobronamjer mesil:mijesil mesim:mijesim mesit:mijesit nalepn:naljepn
  porekl:porijekl prosleđ:prosljeđ propoved:propovijed redosled:redoslijed smen:smjen toplomer:toplomjer uštedel:uštedjel crev:crijev
  belanc:bjelanc belanč:bjelanč belil:bjelil belin:bjelin belež:biljež obelež:obiljež zabelež:zabiljež bledunj:bljedunj bleđ:bljeđ bleska:bljeska
  bežal:bježal bežanj:bježanj bežit:bježit cedil:cjedil celin:cjelin celost:cjelost cevčic:cjevčic ceđe:cijeđe cvećem:cvijećem cveće:cvijeće cveća:cvijeća cveću:cvijeću cvetov:cvjetov
  delovim:dijelovim delov:dijelov delova:dijelova deluj:djeluj detinj:djetinj dečac:dječac drema:drijema dvosed:dvosjed trosed:trosjed gnezd:gnijezd iscedi:iscijedi isceđ:iscijeđ istera:istjera
  izbegn:izbjegn izneti:iznijeti klešt:kliješt kolevc:kolijevc kolevk:kolijevk lekov:lijekov lepljen:lijepljen lepljiv:ljepljiv lestvic:ljestvic lečenj:liječenj lečit:liječit lešnik:lješnik
  medved:medvjed mehur:mjehur merač:mjerač meren:mjeren mešenj:miješenj mešovit:mješovit mešavin:mješavin mleven:mljeven mlečn:mliječn naizmenič:naizmjenič najosetljiv:najosjetljiv najređ:najrjeđ
  najsvetl:najsvjetl najsvež:najsvjež namenjen:namijenjen nasleđ:naslijeđ neguj:njeguj negovan:njegovan obesi:objesi obeše:obješe obavešt:obavješt obaves:obavijes oceđiv:ocjeđiv odevanj:odijevanj odevn:odjevn
  odlepe:odlijepe odlepi:odlijepi odleteo:odletio odsec:odsijec odsek:odsjek odseći:odsjeći odseče:odsiječe odsečen:odsječen ogrev:ogrjev okleva:oklijeva otera:otjera otpeva:otpjeva pamtivek:pamtivijek
  penast:pjenast penuš:pjenuš pesama:pjesama pešak:pješak pešač:pješač pešic:pješic plesniv:pljesniv pobeđ:pobjeđ pobeli:pobijeli podeli:podijeli podgreja:podgrija pogrešil:pogriješil pogrešit:pogriješit pomeša:pomiješa
  popreko:poprijeko poseja:posija posećen:posjećen poset:posjet presec:presijec presek:presjek preseći:presjeći preseče:presiječe presečen:presječen preživet:preživjet prilepi:prilijepi procedi:procijedi procenj:procjenj
  procep:procjep prosek:prosjek rascepi:rascijepi rastera:rastjera razmenj:razmjenj razređiv:razrjeđiv retk:rijetk rečnik:rječnik samlel:samljel samleven:samljeven savest:savjest bleštanj:blještanj dugoveč:dugovječ izbelj:izbjelj jednosmer:jednosmjer podrazumeva:podrazumijeva rascepljen:rascijepljen razdelit:razdijelit razdelj:razdjelj pobed:pobjed sazreva:sazrijeva sazvežđ:sazviježđ
  sejal:sijal sekir:sjekir semen:sjemen setv:sjetv sevanj:sijevanj sever:sjever sečiv:sječiv slepil:sljepil slepooč:sljepooč smer:smjer smes:smjes snež:snjež spreda:sprijeda sprečava:sprječava spreči:spriječi stenic:stjenic
  svedo:svjedo svetal:svjetal svetleć:svijetleć svetlij:svjetlij svetlit:svijetlit svetlosn:svjetlosn svetiljc:svjetiljc telesn:tjelesn teraj:tjeraj teranj:tjeranj terali:tjerali terala:tjerala terač:tjerač deloval:djeloval delovat:djelovat delovan:djelovan izmeša:izmiješa ocedi:ocijedi brzinomer:brzinomjer deljen:dijeljen jednodeln:jednodijeln grešila:griješila gusenic:gusjenic ozleđen:ozlijeđen oceni:ocijeni ocenjen:ocijenjen delimič:djelimič obezbed:obezbijed zaseci:zasijeci prekomer:prekomjer prošlomeseč:prošlomjeseč ocede:ocijede oceđen:ocijeđen ocedač:ocjeđivač zagorel:zagorjel odlepljen:odlijepljen samolepljiv:samoljepljiv neprimeć:neprimijeć neravnomer:neravnomjer zamešen:zamiješen belešk:bilješk belešc:bilješc provetr:provjetr zagreva:zagrijava podgreva:podgrijava pregreva:pregrijava nagovešt:nagovješt zasvetl:zasvijetl zasen:zasjen grejn:grijn sedanj:sjedanj rasteruj:rastjeruj izbled:izblijed detetov:djetetov provetri:provjetri razumeć:razumjeć vereničk:vjereničk tlakomer:tlakomjer zgrej:zgrij testenin:tjestenin testast:tjestast tešnj:tješnj ulepša:uljepša umeša:umiješa
  upotrebit:upotrijebit upotrebil:upotrijebil upotrebljen:upotrijebljen venč:vjenč vernic:vjernic vešaj:vješaj vešanj:vješanj vešat:vješat vešt:vješt videć:vidjeć vredn:vrijedn zabeli:zabijeli potamnel:potamnjel zadrema:zadrijema zalepljen:zalijepljen
  zasejal:zasijal zasenj:zasjenj zavetrin:zavjetrin zenic:zjenic zeva:zijeva šlem:šljem žlebov:žljebov iscepan:iscijepan zamešan:zamiješan negrejan:negrijan ukleš:ukliješ žlezd:žlijezd zamenjen:zamijenjen zamenjuj:zamjenjuj zamensk:zamjensk zamenljiv:zamjenljiv promenljiv:promjenljiv
  menjač:mjenjač primetn:primjetn osvetljenj:osvjetljenj cepanic:cjepanic peskovit:pjeskovit uspeva:uspijeva osveživ:osvježiv ozlede:ozljede razumet:razumjet
  dogorel:dogorjel dokolenic:dokoljenic izbleđ:izblijeđ izvetri:izvjetri najbezbed:najbezbjed najvredn:najvrjedn nalepljen:nalijepljen nalepljiv:naljepljiv nasecka:nasjecka neosvetljen:neosvijetljen nezalepljen:nezalijepljen oblepi:oblijepi
  odlepljiv:odljepljiv odsede:odsjede odsedi:odsjedi oplevi:oplijevi osvetljivač:osvjetljivač pocrvenel:pocrvenjel podlepi:podlijepi polused:polusjed poluvreme:poluvrijeme posejte:posijte posvetli:posvijetli
  precveta:precvjeta pregorel:pregorjel progorel:progorjel nelepljiv:neljepljiv prelepi:prelijepi premerit:premjerit premesi:premijesi preredak:prerijedak preretk:prerijetk presedanj:presjedanj presedat:presjedat presede:presjede presedi:presjedi presvetl:presvijetl
  pretesan:pretijesan pretesn:pretijesn preusmer:preusmjer prevežb:prevježb previdel:previdjel priklešt:prikliješt prilepljen:prilijepljen procveta:procvjeta promeša:promiješa prosledi:proslijedi providet:providjet provideć:providjeć rascveta:rascvjeta
  razletel:razletjel slepljen:slijepljen sletel:sletjel ulepi:ulijepi umesit:umijesit useče:usiječe utera:utjera zalepe:zalijepe nalepe:nalijepe nalepi:nalijepi zamesi:zamijesi zapeni:zapjeni zapeva:zapjeva zaseja:zasija zaseje:zasije zasejte:zasijte zaseći:zasjeći
  zaliva:zalijeva samozaliva:samozalijeva doliva:dolijeva preliva:prelijeva poliva:polijeva naliva:nalijeva razliva:razlijeva uliva:ulijeva slivaj:slijevaj slivanj:slijevanj prolivanj:prolijevanj izlivanj:izlijevanj
  cvetaj:cvjetaj cvetal:cvjetal cvetat:cvjetat
  nasmeši:nasmiješi bledil:bljedil polumesec:polumjesec maloletn:maloljetn cevanic:cjevanic posvetljen:posvijetljen zaseče:zasiječe zasečen:zasječen zaseku:zasijeku usekao:usjekao zaslepi:zaslijepi zavrtel:zavrtjel
  zaliva:zalijeva samozaliva:samozalijeva poliva:polijeva naliva:nalijeva preliva:prelijeva doliva:dolijeva sliva:slijeva proliva:prolijeva razliva:razlijeva izlivanj:izlijevanj`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

/** Whole words, for which a rule about the beginning would match too few or too many other words. */
export const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `beo:bijel bela:bijela belog:bijelog dvesta:dvjesta sekao:sjekao sekla:sjekla belo:bijelo belom:bijelom beli:bijeli bele:bijele belu:bijelu bežala:bježala beže:bježe beži:bježi bežim:bježim
  ceo:cijeli celi:cijeli cela:cijela celo:cijelo cele:cijele celog:cijelog celoj:cijeloj celom:cijelom celu:cijelu celih:cijelih celim:cijelim
  cena:cijena cene:cijene ceni:cijeni cenu:cijenu cenom:cijenom izleteo:izletio slepio:slijepio ponegde:ponegdje namešate:namještate dece:djece deci:djeci decom:djecom decu:djecu dete:dijete
  deo:dio dela:dijela delu:dijelu delom:dijelom delim:dijelim delila:dijelila deda:djed dede:djeda dedin:djedov dedina:djedova dedine:djedove dedini:djedovi dedinim:djedovim dedinih:djedovih dedino:djedovo dedinog:djedovog dedinoj:djedovoj dedinom:djedovom dedinu:djedovu dve:dvije obe:obje obema:objema
  doneo:donio odneo:odnio poneo:ponio uneo:unio preneo:prenio gde:gdje negde:negdje igde:igdje nigde:nigdje ovde:ovdje onde:ondje
  hteo:htio lep:lijep lepa:lijepa lepo:lijepo lepi:lijepi lepe:lijepe lepu:lijepu lepom:lijepom lepog:lijepog lepih:lijepih lepim:lijepim
  lepila:lijepila lepio:lijepio lepka:ljepila leto:ljeto leta:ljeta letu:ljetu leti:ljeti levi:lijevi leva:lijeva levo:lijevo levu:lijevu uvežba:uvježba
  levom:lijevom sleva:slijeva ulevo:ulijevo mera:mjera mere:mjere meri:mjeri merim:mjerim meru:mjeru nega:njega nege:njege negu:njegu nezi:njezi
  oživeo:oživio uvek:uvijek oduvek:oduvijek pesak:pijesak peške:pješke posle:poslije pre:prije prepodne:prijepodne unapred:unaprijed napred:naprijed
  ravnomeran:ravnomjeran reč:riječ reči:riječi ređe:rjeđe retko:rijetko reke:rijeke reka:rijeka sme:smije smem:smijem smete:smijete smeo:smio smeh:smijeh smeha:smijeha
  sedeo:sjedio sedela:sjedjela sedeli:sjedjeli sedeti:sjedjeti sedi:sjedi seda:sjeda sela:sjela seo:sjeo sesti:sjesti
  slepa:slijepa slepi:slijepi srede:srijede sredu:srijedu sredom:srijedom sreda:srijeda svet:svijet sveta:svijeta svetu:svijetu svetao:svijetao svetlu:svjetlu
  telo:tijelo tela:tijela telu:tijelu teme:tjeme ume:umije umem:umijem umeju:umiju umete:umijete razume:razumije razumem:razumijem razumeju:razumiju
  uspe:uspije uspeva:uspijeva vek:vijek veku:vijeku vest:vijest vesti:vijesti video:vidio voleo:volio vreme:vrijeme dole:dolje nadole:nadolje
  seku:sijeku setite:sjetite pogrešim:pogriješim rekom:rijekom
  bes:bijes belim:bijelim beloj:bijeloj bled:blijed bleda:blijeda blede:blijede bledi:blijedi bledo:blijedo blesak:bljesak blesne:bljesne bežao:bježao boleo:bolio bolela:boljela bolelo:boljelo boleli:boljeli breg:brijeg brega:brijega bregu:brijegu
  cede:cijede cedi:cijedi cel:cijel cev:cijev cevi:cijevi cevima:cijevima ceđ:cijeđ crep:crijep crepa:crijepa dedom:djedom dedo:djede dedovi:djedovi dedu:djeda dele:dijele deli:dijeli delimo:dijelimo delite:dijelite delić:djelić delo:djelo detetom:djetetom
  dleto:dlijeto dletom:dlijetom dospeju:dospiju dospete:dospijete dospe:dospije gorela:gorjela gorelo:gorjelo gorele:gorjele grejte:grijte greši:griješi greše:griješe grešim:griješim grešite:griješite pogreši:pogriješi pogreše:pogriješe pogrešio:pogriješio
  iznela:iznijela izneli:iznijeli izneo:iznio lek:lijek leka:lijeka leku:lijeku lepili:lijepili lepite:lijepite lepoj:lijepoj letela:letjela letelo:letjelo letele:letjele leteo:letio svetleo:svijetlio cveta:cvjeta sliva:slijeva levak:lijevak levaku:lijevaku leve:lijeve levoj:lijevoj leče:liječe zaleči:zaliječi
  merama:mjerama merim:mjerim merimo:mjerimo merio:mjerio merom:mjerom mese:mijese mesi:mijesi mesio:mijesio namena:namjena namene:namjene namenu:namjenu nanela:nanijela naneli:nanijeli naneti:nanijeti naslepo:naslijepo neuspela:neuspjela
  odneti:odnijeti odlepio:odlijepio odsekao:odsjekao ogolela:ogoljela pega:pjega pege:pjege pena:pjena pene:pjene peni:pjeni penom:pjenom penu:pjenu plen:plijen plesni:plijesni plevi:plijevi pleve:plijeve pobele:pobijele pobeleo:pobijelio pocrnela:pocrnjela pocrneo:pocrnio
  podela:podjela podele:podjele podelio:podijelio podgrejem:podgrijem podgreje:podgrije poletelo:poletjelo poleteo:poletio ponela:ponijela poneli:ponijeli poseje:posije posečem:posiječem potamneo:potamnio predeo:predio predela:predjela predvideli:predvidjeli predvideo:predvidio
  prekipela:prekipjela prekipelo:prekipjelo prenela:prenijela preneli:prenijeli presekao:presjekao preterivao:pretjerivao preživeo:preživio prilepio:prilijepio procena:procjena procene:procjene procenu:procjenu raznela:raznijela razboleo:razbolio razumete:razumijete razumeće:razumjeće reku:rijeku
  rečima:riječima rečju:riječju ređi:rjeđi reše:riješe sedate:sjedate sediš:sjediš sedanje:sjedanje seje:sije sejem:sijem sejte:sijte sejao:sijao sejati:sijati seme:sjeme sete:sjete seva:sijeva slepe:slijepe slepo:slijepo slepoj:slijepoj sletela:sletjela sleteo:sletio sleće:slijeće
  smelo:smjelo smeši:smiješi stena:stijena stene:stijene stenu:stijenu stenom:stijenom svetle:svijetle svetlog:svijetlog svetloj:svijetloj telom:tijelom tesan:tijesan testu:tijestu testom:tijestom tešnje:tješnje ugrejte:ugrijte umeo:umio umela:umjela umeti:umjeti umeju:umiju
  venac:vijenac venca:vijenca vence:vijence vera:vjera verno:vjerno vestima:vijestima vrede:vrijede zabolelo:zaboljelo zagorele:zagorjele zagorelo:zagorjelo zagreju:zagriju zahtev:zahtjev zahteve:zahtjeve zahtevi:zahtjevi zahteva:zahtijeva zahtevaju:zahtijevaju zasekao:zasjekao zastreti:zastrijeti
  zauvek:zauvijek šumeće:šumjeće živeo:živio živeti:živjeti živela:živjela žleb:žlijeb žleba:žlijeba žlebu:žlijebu žlebom:žlijebom bekstvom:bjekstvom izbeli:izbijeli prenele:prenijele zamena:zamjena zamenu:zamjenu zamene:zamjene zamenom:zamjenom promena:promjena promenu:promjenu promene:promjene promenom:promjenom izmena:izmjena izmene:izmjene izmenu:izmjenu
  sledi:slijedi uspeo:uspio uspela:uspjela uspelo:uspjelo uspeli:uspjeli uspeju:uspiju uspeti:uspjeti sedelo:sjedjelo peska:pijeska pesku:pijesku peskom:pijeskom greju:griju predlog:prijedlog predlozi:prijedlozi najpre:najprije zvezda:zvijezda zvezde:zvijezde zvezdu:zvijezdu zvezdama:zvijezdama zvezdi:zvijezdi beg:bijeg lepak:ljepilo lepkom:ljepilom zagoreo:zagorio nalepi:nalijepi nalepite:nalijepite nameni:namjeni zagreva:zagrijava zagrevaju:zagrijavaju izbledeo:izblijedio rasveta:rasvjeta rasvete:rasvjete rasvetu:rasvjetu rasvetom:rasvjetom detetovu:djetetovu levim:lijevim razumeo:razumio razumeli:razumjeli razlepili:razlijepili belje:bjelje večito:vječito uvežba:uvježba secite:sijecite sena:sijena smeša:smješa tera:tjera terati:tjerati terao:tjerao belih:bijelih dedi:djedu iznete:iznijete izneto:iznijeto uneti:unijeti unete:unijete vrteo:vrtio prepodneva:prijepodneva veka:vijeka poseče:posiječe boleće:boljeće plevu:pljevu odeljak:odjeljak odeljka:odjeljka ređom:rjeđom
  vencu:vijencu blesnula:bljesnula razneo:raznio bel:bijel dvema:dvjema razdeli:razdijeli prikleštena:prikliještena pešaci:pješaci odletela:odletjela privesku:privjesku
  priveskom:privjeskom poleteće:poletjeće crepom:crijepom detelini:djetelini detelina:djetelina sejano:sijano zavoleti:zavoljeti zver:zvijer zveri:zvijeri pripoveda:pripovijeda senom:sijenom rascepane:rascijepane rascepao:rascijepao seno:sijeno
  želeti:željeti poželeti:poželjeti ubedio:ubijedio ubediti:ubijediti senice:sjenice senica:sjenica senici:sjenici senicu:sjenicu sešće:sješće svideo:svidio
  vrtela:vrtjela vrteti:vrtjeti vrteli:vrtjeli peščanika:pješčanika peščanik:pješčanik pretrpeo:pretrpio pregreju:pregriju ugreju:ugriju cediti:cijediti cedite:cijedite
  cedim:cijedim nabubreo:nabubrio smela:smjela usledila:uslijedila posedaju:posjedaju cevanicu:cjevanicu cevanice:cjevanice prevoji:prijevoji živeli:živjeli
  poverite:povjerite redak:rijedak ređeg:rjeđeg petlom:pijetlom proteran:protjeran prevod:prijevod prevodu:prijevodu nemački:njemački smešite:smiješite nasmeši:nasmiješi
  smešan:smiješan sporazumeti:sporazumjeti sporazumevali:sporazumijevali prepis:prijepis besu:bijesu poleće:polijeće lebdeo:lebdio leteti:letjeti raseče:rasiječe
  rasecaju:rasijecaju raseći:rasjeći rasečeno:rasječeno rasečem:rasiječem procureo:procurio zameraju:zamjeraju zamera:zamjera rascep:rascjep teši:tješi uvežbaju:uvježbaju nasledili:naslijedili ponele:ponijele predele:predjele meh:mijeh mleti:mljeti razmeri:razmjeri zahtevom:zahtjevom razdele:razdijele pešacima:pješacima polusenku:polusjenku prosejte:prosijte zabolele:zaboljele samleti:samljeti nadevu:nadjevu
  iseći:isjeći seći:sjeći seklo:sjeklo podgrejete:podgrijete podgrejte:podgrijte mleli:mljeli tremu:trijemu mleo:mlio kipeti:kipjeti belanaca:bjelanaca razređen:razrijeđen razređuje:razrjeđuje umesi:umijesi
  levkovi:ljevkovi levkova:ljevkova privesak:privjesak priveska:privjeska privesci:privjesci strela:strijela strele:strijele venci:vijenci venaca:vijenaca zdela:zdjela trodelni:trodijelni
  trem:trijem uverite:uvjerite penilo:pjenilo izgorela:izgorjela cevanici:cjevanici ugrej:ugrij vređa:vrijeđa prelazno:prijelazno
  levkom:lijevkom mereći:mjereći beljenje:bijeljenje
  levku:lijevku levka:lijevka pobledi:poblijedi crnela:crnjela izgoreo:izgorio progoreo:progorio zabele:zabijele sagorelo:sagorjelo levog:lijevog susnežica:susnježica prineti:prinijeti sedih:sijedih sedu:sijedu beljim:bjeljim potera:potjera iscureo:iscurio leganje:lijeganje naleganje:nalijeganje
  maloletnima:maloljetnima prelepi:prelijepi nanelo:nanijelo zasedi:zasjedi zasede:zasjede plena:plijena lestve:ljestve uvežba:uvježba uvežbate:uvježbate uvežbajte:uvježbajte
  izbeći:izbjeći nežan:nježan hteti:htjeti namenom:namjenom stenama:stijenama deobu:diobu sekle:sjekle izgorele:izgorjele podgreju:podgriju cevovod:cjevovod plesan:plijesan razgovetno:razgovijetno dvodelna:dvodijelna ređu:rjeđu namenili:namijenili seci:sijeci spreče:spriječe leteli:letjeli steni:stijeni oživela:oživjela oblepite:oblijepite oblepe:oblijepe oblepi:oblijepi nalepilo:nalijepilo nalepi:nalijepi celcu:cijelcu
  terate:tjerate vodomer:vodomjer predloga:prijedloga neizvestan:neizvjestan preti:prijeti osvetle:osvijetle provežbajte:provježbajte uverljivo:uvjerljivo verne:vjerne nalevo:nalijevo živelo:živjelo deonicu:dionicu izveštaja:izvještaja izveštaj:izvještaj upotrebio:upotrijebio prineli:prinijeli prosvetljava:prosvjetljava prosvetljavao:prosvjetljavao odleću:odlijeću slepu:slijepu nemačkoj:njemačkoj pegu:pjegu odletele:odletjele razbežala:razbježala razbeži:razbježi posvetle:posvijetle
  primedbe:primjedbe beleg:biljeg sejete:sijete smehu:smijehu dremež:drijemež umetnička:umjetnička izvetreo:izvjetrio nadev:nadjev lenja:lijena uverljiv:uvjerljiv prelaznoj:prijelaznoj nasmeše:nasmiješe zaseda:zasjeda smelije:smjelije odneto:odnijeto pocrnele:pocrnjele blešte:blješte zablešti:zablješti izgorelo:izgorjelo oblepljeno:oblijepljeno polusenci:polusjenci podlepljen:podlijepljen prosejete:prosijete neisečenog:neisječenog posejete:posijete letelica:letjelica najsmešnije:najsmješnije polumeseci:polumjeseci utešno:utješno rascepe:rascijepe izveštite:izvještite`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)
