/** Towns and villages with a post office, after serbia-zip-codes (MIT, Nebojša Jakovljević), with the letters that it left out. */
export const SERBIA = `
Ada 24430|Adaševci 22244|Adorjan 24425|Adrani 36203|Aleksa Šantić 25212|Aleksandrovac 12370|Aleksandrovac 37230|
Aleksandrovo 23217|Aleksinac 18220|Aleksinački Rudnik 18226|Alibunar 26310|Aljinovići 31307|Apatin 25260|Aradac 23207|
Aranđelovac 34300|Aranđelovac 34303|Arilje 31230|Ašanja 22418|Azanja 11423|Babin Kal 18315|Babušnica 18330|
Bačinci 22225|Badnjevac 34226|Badovinci 15358|Bagrdan 35204|Bajina Bašta 31250|Bajmok 24210|Bajša 24331|
Balajinac 18257|Baljevac na Ibru 36344|Banatska Dubica 23251|Banatska Palanka 26324|Banatska Subotica 26327|
Banatska Topola 23315|Banatski Brestovac 26234|Banatski Despotovac 23242|Banatski Dvor 23213|Banatski Karlovac 26320|
Banatsko Aranđelovo 23332|Banatsko Karađorđevo 23216|Banatsko Novo Selo 26314|Banatsko Veliko Selo 23312|
Banatsko Višnjićevo 23237|Baničina 11424|Banja 34304|Banja kod Priboja 31337|Banja Koviljača 15316|Banjani 14214|
Banjska 38216|Banovci Dunav 22303|Banovo Polje 15362|Banoštor 21312|Barajevo 11460|Baranda 26205|Barbatovac 18426|
Bare 34205|Barice 26367|Barič 11504|Barlovo 18432|Baroševac 11565|Bašaid 23316|Batočina 34227|Batrovci 22251|
Bavanište 26222|Bač 21420|Bačevci 31258|Bačina 37265|Bačka Palanka 21400|Bačka Topola 24300|Bački Breg 25275|
Bački Brestovac 25242|Bački Gračac 25252|Bački Jarak 21234|Bački Monostor 25272|Bački Petrovac 21470|
Bački Sokolac 24343|Bački Vinogradi 24415|Bačko Dobro Polje 21465|Bačko Gradište 21217|Bačko Novo Selo 21429|
Bačko Petrovo Selo 21226|Begaljica 11308|Begejci 23232|Begeč 21411|Bela Crkva 15313|Bela Crkva 26340|
Bela Palanka 18310|Bela Voda 37253|Bela Zemlja 31311|Belanovica 14246|Bele Vode 32259|Belegiš 22306|Beli Potok 11223|
Beli Potok 19366|Beljina 11461|Belo Blato 23205|Beloljin 18424|Belosavci 34312|Belotinac 18411|Belušić 35263|
Beograd 11000|Beograd Palilula 11060|Beograd Rakovica 11090|Beograd Voždovac 11010|Beograd Zemun 11080|
Beograd Zvezdara 11050|Beograd Čukarica 11030|Beočin 21300|Berkasovo 22242|Beršići 32305|Bezdan 25270|Bečej 21220|
Bečmen 11279|Bešenovo 22212|Beška 22324|Bigrenica 35238|Bikić Do 22254|Bikovo 24206|Biljača 17522|Bingula 22253|
Bioska 31241|Bistar 17546|Bistrica 31325|Blace 18420|Blaževo 37226|Bobovo 35217|Bočar 23274|Bođani 21427|
Bogaraš 24408|Bogatić 15350|Bogojevo 25245|Bogovađa 14225|Bogovina 19372|Bogutovac 36341|Bojnik 16205|Boka 23252|
Boleč 11307|Boljevac 19370|Boljevci 11275|Boljkovci 32312|Bor 19210|Borski Brestovac 19229|Borsko Bučje 19231|
Borča 11211|Bosilegrad 17540|Bošnjace 16232|Bošnjane 37262|Bosut 22217|Botoš 23243|Božetići 31322|Boževac 12313|
Božica 17537|Braćevac 19315|Bradarac 12206|Braničevo 12222|Brankovina 14201|Bratinac 12225|Bratljevo 32256|
Brekovo 31234|Bresnica 32213|Brestac 22415|Brestovac 16253|Brestovačka Banja 19216|Brežane 12205|Brezde 14244|
Brezjak 15309|Brezna 32307|Brezova 32253|Brezovica 38157|Brgule 14212|Brnjica 12230|Brodarevo 31305|Brus 37220|
Brusnik 19313|Brvenik 36346|Brza Palanka 19323|Brzan 34228|Brzeće 37225|Brđani 32303|Bučje 19369|Budisava 21242|
Buđanovci 22421|Bujanovac 17520|Bujanovac 17567|Bukovac 21209|Bukovica 32251|Bukovik 34301|Bukurovac 34217|
Bumbarevo Brdo 34242|Bunar 35273|Burdimo 18368|Burovac 12307|Busilovac 35249|Čečina 18417|Cerovac 15224|
Čestereg 23215|Čonoplja 25210|Crepaja 26213|Crkvine 36321|Crna Bara 15355|Crna Bara 23328|Crna Trava 16215|
Crnoklište 18304|Crvena Crkva 26323|Crvena Reka 18313|Crvenka 25220|Darosava 34305|Dašnica 37271|Debeljača 15214|
Deč 22441|Deliblato 26225|Delimede 36307|Deronje 25254|Desimirovac 34321|Despotovac 35213|Despotovo 21468|
Devojački Bunar 26316|Deževa 36305|Dimitrovgrad 18320|Divci 14222|Divljaka 31236|Divostin 34204|Divoš 22232|
Divčibare 14204|Đunis 37202|Dobanovci 11272|Dobra 12224|Dobri Do 18408|Dobrica 26354|Dobrinci 22412|Dobrić 15235|
Dolac 18314|Doljevac 18410|Dolovo 26227|Donja Bela Reka 19213|Donja Borina 15317|Donja Kamenica 19352|
Donja Livadica 11326|Donja Ljubata 17544|Donja Mutnica 35255|Donja Orovica 15323|Donja Rečica 18404|
Donja Šatornja 34314|Donja Trnava 18421|Donje Crnatovo 18414|Donje Crniljevo 15227|Donje Medurovo 18254|
Donje Tlamino 17547|Donje Vidovo 35258|Donje Zuniče 19345|Donji Dušnik 18242|Donji Krčin 37258|Donji Milanovac 19220|
Donji Stajevac 17526|Doroslovo 25243|Draginac 15311|Draginje 15226|Draglica 31317|Dragobraća 34231|Dragocvet 35272|
Dragovo 35265|Dragoševac 35262|Drajkovce 38239|Dračić 14203|Draževac 11506|Draževac kod Aleksinca 18223|
Drenovac 15212|Drenovac 35257|Drlače 15324|Drugovac 11432|Dublje 15359|Duboka 12255|Dubovac 26224|Dubovo 18406|
Dubravica 12207|Dudovica 11561|Duga Poljana 36312|Dugo Polje 18237|Dupljaja 26328|Dušanovac 19335|Dvorane 37206|
Džep 17514|Džigolj 18405|Elemir 23208|Erdeč 34207|Erdevik 22230|Ečka 23203|Farkaždin 23264|Feketić 24323|Futog 21410|
Gadžin Han 18240|Gaj 26223|Gajdobra 21432|Gakovo 25282|Gamzigradska Banja 19228|Gardinovci 21247|Gibarac 22258|
Glavinci 35261|Globoder 37251|Glogonj 26202|Glogovac 35222|Gložan 21412|Glušci 15356|Golobok 11316|Golubac 12223|
Golubinci 22308|Goračići 32232|Goričani 32225|Gornja Dobrinja 31214|Gornja Draguša 18425|Gornja Lisina 17538|
Gornja Sabanta 34206|Gornja Toplica 14243|Gornja Toponica 18202|Gornja Trepča 32215|Gornji Banjani 32306|
Gornji Barbeš 18241|Gornji Breg 24406|Gornji Brestovac 16244|Gornji Matejevac 18204|Gornji Milanovac 32300|
Gornji Stepoš 37221|Gornji Stupanj 37234|Gospođinci 21237|Gostilje 31313|Grabovac 11508|Grabovci 22423|
Gračanica 38205|Gradina 18321|Gradskovo 19205|Graševci 37229|Grdelica 16220|Grebenac 26347|Gredetin 18213|
Grejač 18219|Grgurevci 22213|Grlište 19342|Grljan 19341|Grocka 11306|Grošnica 34202|Gruža 34230|Guberevac 34232|
Gudurica 26335|Gunaroš 24312|Guča 32230|Guševac 18208|Hajdukovo 24414|Hajdučica 26370|Halovo 19236|Hetin 23235|
Horgoš 24410|Horgoš Granični Prelaz 24411|Hrtkovci 22427|Idvor 26207|Ilandža 26352|Ilinci 22250|Ilićevo 34203|
Inđija 22320|Irig 22406|Ivanjica 32250|Ivanovo 26233|Izbište 26343|Iđoš 23323|Jablanica 31314|Jabuka 26201|
Jabuka 31306|Jabukovac 19304|Jabučje 14226|Jadranska Lešnica 15308|Jagnjilo 11412|Jagodina 35000|Jakovo 11276|
Jamena 22248|Janošik 26362|Jarkovac 23250|Jarmenovci 34318|Jasenovo 26346|Jasenovo 31319|Jasenovo 35241|Jasika 37252|
Jazak 22409|Jazovo 23327|Jaša Tomić 23230|Jelašnica 17531|Jelašnica 18206|Jelen Do 31215|Jelovik 34309|
Jermenovci 26363|Ježevica 31213|Ježevica 32222|Jovac 35205|Jovanovac 18258|Jovanovac 34211|Jošanica 18234|
Jošanička Banja 36345|Jugbogdanovac 18253|Junkovac 11562|Kajtasovo 26329|Kalna 19353|Kaluđerica 11130|
Kaluđerske Bare 31257|Kamenica 14252|Kamenica 15222|Kamenica 18324|Kamenica 32206|Kanjiža 24420|Kaona 32234|
Kaonik 37256|Karađorđevo 24308|Karan 31204|Karavukovo 25255|Karađorđevo 21421|Karlovčić 22443|Katun 18225|Kać 21241|
Kačarevo 26212|Kelebija 24104|Kevi 24407|Kikinda 23300|Kisač 21211|Kladovo 19320|Klek 23211|Klenak 22424|
Klenike 17524|Klenje 12258|Klenje 15357|Klisura 17535|Kličevac 12209|Kljajićevo 25221|Klokočevac 19222|Knić 34240|
Knićanin 23265|Knjaževac 19350|Kobišnica 19316|Koceljeva 15220|Kokin Brod 31318|Kolare 35242|Kolari 11431|Kolut 25274|
Komirić 14254|Konak 23253|Konarevo 36340|Konjuh 37254|Končarevo 35219|Kopaonik 36354|Koprivnica 19223|Koraćica 11415|
Korbevac 17545|Korbovo 19329|Korenita 15302|Korman 18216|Korman 34224|Kosančić 16206|Kosjerić 31260|
Kosovo Polje 38210|Kosovska Mitrovica 38220|Kostojevići 31254|Kostolac 12208|Kotraža 32235|Kovačevac 11409|
Kovačica 26210|Kovilj 21243|Kovilje 32257|Kovin 26220|Kragujevac 34000|Krajišnik 23231|Kraljevci 22411|Kraljevo 36000|
Kremna 31242|Krepoljin 12316|Kriva Feja 17543|Kriva Reka 37282|Krivaja 24341|Krivelj 19219|Krivi Vir 19375|
Krnjevo 11319|Krnješevci 22314|Krupanj 15314|Krupač 18307|Kruščić 25225|Krušar 35227|Krušedol 22328|Kruševac 37000|
Kruševica 18409|Kruščica 26380|Kruščica 31233|Krčedin 22325|Kucura 21466|Kukljin 37255|Kukujevci 22224|Kula 25230|
Kulina 18214|Kulpin 21472|Kumane 23271|Kupci 37222|Kupinik 26368|Kupinovo 22419|Kupušina 25262|Kuršumlija 18430|
Kuršumlijska Banja 18435|Kusadak 11425|Kusić 26349|Kuzmin 22223|Kučevo 12240|Kušiljevo 35226|Kušići 32258|
Kuštilj 26336|Lajkovac 14224|Lalinac 18201|Lalić 25234|Lapovo 34220|Lapovo Selo 34223|Lazarevac 11550|Lazarevo 23241|
Laznica 12321|Laćarak 22221|Laćisled 37232|Lađevci 36204|Lebane 16230|Lece 16248|Ledinci 21207|Lelić 14205|
Lenovac 19343|Lepenac 37224|Lepenica 17513|Leposavić 38218|Leskovac 16000|Lešak 38219|Lešnica 15307|Leštane 11309|
Ležimir 22207|Lipar 25232|Lipe 11310|Lipolist 15305|Lički Hanovi 18245|Ljig 14240|Ljuba 22255|Ljuberađa 18217|
Ljubiš 31209|Ljubovija 15320|Ljukovo 22321|Ljutovo 24215|Lok 21248|Lokve 26361|Lovćenac 24322|Loznica 15300|
Lozovik 11317|Lubnica 19208|Lug 21315|Lugavčina 11321|Luka 19234|Lukare 36306|Lukino Selo 23224|Lukićevo 23261|
Lukovo 18437|Lukovo 19371|Lunovo Selo 31203|Lužane 18228|Lučani 32240|Lužnice 34325|Maglić 21473|Majdan 23333|
Majdanpek 19250|Majilovac 12221|Majur 15353|Majur 35270|Mala Bosna 24217|Mala Krsna 11313|Mala Moštanica 11261|
Mala Plana 18423|Male Pijace 24416|Male Pčelice 34216|Mali Beograd 24309|Mali Iđoš 24321|Mali Izvor 19347|
Mali Jasenovac 19209|Mali Požarevac 11235|Mali Zvornik 15318|Malo Crniće 12311|Malo Krčmare 34212|Malošište 18415|
Malča 18207|Manđelos 22208|Manojlovce 16201|Maradik 22327|Margita 26364|Markovac 11325|Markovica 32243|Maršić 34209|
Martinci 22222|Martonoš 24417|Mataruška Banja 36201|Mačkat 31312|Mačvanska Mitrovica 22202|Mačvanski Pričinović 15211|
Međa 23234|Međurečje 32255|Medoševac 18209|Medveđa 16240|Medveđa 35224|Medveđa 37244|Melenci 23270|Meljak 11426|
Melnica 12305|Merdare 18445|Merošina 18252|Merćez 18436|Metlić 15233|Metovnica 19204|Mihajlovac 11312|
Mihajlovac 19322|Mihajlovo 23202|Mijatovac 35236|Milentija 37227|Miletićevo 26373|Mileševo 21227|Miloševac 11318|
Miloševo 35268|Milutovac 37246|Minićevo 19340|Mionica 14242|Mirosaljci 11567|Miroševce 16204|Mitrovac 31251|
Mišićevo 24211|Mladenovac 11400|Mladenovo 21422|Mojsinje 32211|Mokra Gora 31243|Mokranja 19317|Mokrin 23305|Mol 24435|
Molovin 22256|Morović 22245|Mozgovo 18229|Mošorin 21245|Mramor 18251|Mramorak 26226|Mrčajevci 32210|Muhovac 17529|
Mužlja 23206|Nadalj 21216|Nakovo 23311|Natalinci 34313|Negotin 19300|Neresnica 12242|Neuzina 23245|Neštin 21314|
Nikinci 22422|Nikolinci 26322|Nikolićevo 19311|Niš 18000|Niševac 18366|Niška Banja 18205|Njegoševo 24311|
Nova Crnja 23218|Nova Crvenka 25224|Nova Gajdobra 21431|Nova Pazova 22330|Nova Varoš 31320|Novi Banovci 22304|
Novi Beograd 11070|Novi Bečej 23272|Novi Itebej 23236|Novi Karlovci 22322|Novi Kneževac 23330|Novi Kozarci 23313|
Novi Kozjak 26353|Novi Pazar 36300|Novi Sad 21000|Novi Slankamen 22323|Novi Žednik 24223|Novo Lanište 35271|
Novo Miloševo 23273|Novo Orahovo 24351|Novo Selo 18250|Novo Selo 36216|Noćaj 22203|Obrenovac 11500|Obrež 22417|
Obrež 37266|Obrovac 21423|Odžaci 25250|Ogar 22416|Omoljica 26230|Oparić 35267|Opovo 26204|Orane 16233|Oraovica 17557|
Orašac 34308|Orešković 24344|Orid 15213|Orlovat 23263|Orom 24207|Osanica 12317|Osečina 14253|Osipaonica 11314|
Osnić 19378|Osreci 37281|Ostojićevo 23326|Ostrovica 18312|Ostružnica 11251|Ovča 11212|Ovčar Banja 32242|Padej 23325|
Padež 37257|Padina 26215|Padinska Skela 11213|Palilula 18363|Palić 24413|Pambukovica 14213|Panonija 24330|
Pančevo 26000|Parage 21434|Paraćin 35250|Parunovac 37201|Pasjane 38266|Pavliš 26333|Pačir 24342|Pečenjevce 16251|
Pejkovac 18413|Pepeljevac 37231|Perlez 23260|Perućac 31256|Petlovača 15304|Petrovac na Mlavi 12300|Petrovaradin 21131|
Petrovčić 11282|Pećinci 22410|Pećka 14207|Pinosava 11226|Pirot 18300|Pivnice 21469|Plana 35247|Plandište 26360|
Planinica 19207|Platičevo 22420|Plavna 21428|Plažane 35212|Pleš 37238|Ploča 37237|Pločica 26229|Pobeda 24313|
Podunavci 36215|Podvis 19362|Podvrška 19321|Poganovo 18326|Pojate 37214|Poljana 12372|Popinci 22428|Popovac 18260|
Popovac 35254|Popučke 14221|Porodin 12375|Potočac 35207|Poćuta 14206|Počekovina 37243|Požarevac 12000|Požega 31210|
Prahovo 19330|Pranjani 32308|Predejane 16222|Prekonoga 18365|Preljina 32212|Prevešt 35264|Preševo 17523|Prhovo 22442|
Priboj 31330|Priboj Vranjski 17511|Pričević 14251|Prigrevica 25263|Prijepolje 31300|Prilički Kiseljak 32252|
Prilužje 38213|Privina Glava 22257|Prnjavor Mačvanski 15306|Progar 11280|Prokuplje 18400|Prolom 18433|Provo 15215|
Pružatovac 11413|Pukovac 18255|Putinci 22404|Rabrovo 12254|Radalj 15321|Radenković 22206|Radinac 11311|
Radičević 21225|Radljevo 14211|Radojevo 23221|Radujevac 19334|Rajac 19314|Rajković 14202|Rakinac 11327|Rakovac 21299|
Ralja 11233|Ranilović 34302|Ranilug 38267|Ranovac 12304|Rastina 25283|Rataje 37236|Ratari 11411|Ratina 36212|
Ratkovo 25253|Ravna Dubrava 18246|Ravna Reka 35235|Ravni 31206|Ravni Topolovac 23212|Ravnje 22205|Ravno Selo 21471|
Razbojna 37223|Razgojna 16252|Rača 18440|Rača Kragujevačka 34210|Rašanac 12315|Raševica 35206|Raška 36350|
Ražana 31265|Ražanj 37215|Rekovac 35260|Reljan 17556|Resavica 35237|Resnik 34225|Rgotina 19214|Ribare 35220|
Ribare 37259|Ribari 15310|Ribariće 36309|Ribarska Banja 37205|Riđica 25280|Ripanj 11232|Ristovac 17521|Ritiševo 26331|
Rogača 11453|Rogačica 31255|Roge 31237|Rogljevo 19318|Roćevci 36205|Rožanstvo 31208|Rudna Glava 19257|Rudnica 36353|
Rudnik 32313|Rudno 36222|Rudovci 11566|Ruma 22400|Rumenka 21201|Ruplje 16223|Ruski Krstur 25233|Rusko Selo 23314|
Rutevac 18224|Rušanj 11194|Sajan 23324|Sakule 26206|Salaš 19224|Salaš Noćajski 22204|Samaila 36202|Samoš 26350|
Sanad 23331|Saraorci 11315|Sastav Reka 16213|Sastavci 31335|Savinac 19377|Savino Selo 21467|Sedlare 35211|
Sefkerin 26203|Selenča 21425|Seleuš 26351|Selevac 11407|Senje 35233|Senjski Rudnik 35234|Senta 24400|Sevojno 31205|
Seča Reka 31262|Sečanj 23240|Sibač 22440|Sibnica 11454|Sijarinska Banja 16246|Sikirica 35256|Sikole 19225|
Silbaš 21433|Simićevo 12373|Siokovac 35203|Sip 19326|Sirig 21214|Sirogojno 31207|Sirča 36208|Sivac 25223|Sićevo 18311|
Sjenica 36310|Skela 11509|Skobalj 11322|Skorenovac 26228|Slatina 19324|Slatina 32224|Slavkovica 14245|Slovac 14223|
Smederevo 11300|Smederevska Palanka 11420|Smilovci 18323|Smoljinac 12312|Sokobanja 18230|Sombor 25000|Sonta 25264|
Sopot 11450|Sopoćani 36308|Sot 22243|Sočanica 38217|Srbobran 21480|Srednjevo 12253|Sremska Kamenica 21208|
Sremska Mitrovica 22000|Sremska Rača 22247|Sremski Karlovci 21205|Sremski Mihaljevci 22413|Sremčica 11253|
Srpska Crnja 23220|Srpski Itebej 23233|Srpski Krstur 23334|Srpski Miletić 25244|Stajićevo 23204|Stalać 37212|
Stanišić 25284|Stapar 25240|Stara Moravica 24340|Stara Pazova 22300|Stari Banovci 22305|Stari Lec 26371|
Stari Ledinci 21206|Stari Slankamen 22329|Stari Žednik 24224|Staro Selo 11324|Starčevo 26232|Stave 14255|
Stejanovci 22405|Stenjevac 35215|Stepanovićevo 21212|Stepojevac 11564|Stojnik 34307|Stopanja 37242|Stragari 34323|
Straža 26345|Strelac 18332|Strižilo 35269|Stubal 17512|Stubline 11507|Studenica 36343|Subotica 24000|
Subotica kod Svilajnca 35209|Subotinac 18227|Subotište 22414|Sukovo 18322|Sumrakovac 19376|Supska 35228|Surduk 22307|
Surdulica 17530|Šurjan 23254|Surčin 11271|Susek 21313|Sutjeska 23244|Suvi Do 12322|Sveti Ilija 17508|
Svetozar Miletić 25211|Svilajnac 35210|Svileuva 15221|Svilojevo 25265|Svojnovo 35259|Svođe 16212|Svrljig 18360|
Takovo 32304|Taraš 23209|Tavankut 24214|Tekeriš 15234|Tekija 19325|Telečka 25222|Temerin 21235|Temska 18355|
Tešica 18212|Titel 21240|Toba 23222|Tomaševac 23262|Topola 34310|Topolovnik 12226|Toponica 34243|Torda 23214|
Tornjoš 24352|Totovo Selo 24427|Tovariševo 21424|Trbušani 32205|Trešnjevac 24426|Trešnjevica 35248|Trgovište 17525|
Trnava 32221|Trnavci 37235|Trnjane 19306|Trstenik 37240|Trupale 18211|Tršić 15303|Tulare 16247|Turekovac 16231|
Turija 21215|Tutin 36320|Ub 14210|Ugao 36313|Ugrinovci 11277|Ugrinovci 32314|Uljma 26330|Umka 11260|Umčari 11430|
Urovica 19305|Utrine 24437|Uzdin 26216|Uzovnica 15319|Ušće 36342|Užice 31000|Vajska 21426|Valjevo 14000|Varda 31263|
Varna 15232|Varvarin 37260|Vašica 22241|Vasilj 19367|Vatin 26337|Velesnica 19328|Velika Drenova 37245|
Velika Grabovnica 16221|Velika Greda 26366|Velika Ivanča 11414|Velika Jasikova 19235|Velika Krsna 11408|
Velika Lomnica 37209|Velika Moštanica 11262|Velika Plana 11320|Velika Plana 18403|Velika Reka 15322|
Velika Vrbnica 37233|Veliki Borak 11462|Veliki Crljeni 11563|Veliki Gaj 26365|Veliki Izvor 19206|Veliki Popović 35223|
Veliki Radinci 22211|Veliki Šiljegovac 37204|Veliko Bonjince 18215|Veliko Golovode 37207|Veliko Gradište 12220|
Veliko Krčmare 34214|Veliko Laole 12306|Veliko Orašje 11323|Veliko Selo 12314|Veliko Središte 26334|Venčane 34306|
Veternik 21203|Vilovo 21246|Vinci 12229|Vinča 11351|Vionica 32254|Visoka Ržana 18306|Vitanovac 36206|Vitkovac 36207|
Vitojevci 22431|Vitoševac 37213|Višnjevac 24222|Višnjićevo 22246|Vladimirci 15225|Vladimirovac 26315|
Vladičin Han 17510|Vlajkovac 26332|Vlase 17507|Vlasina Okruglica 17532|Vlasina Rid 17533|Vlasina Stojkovićevo 17534|
Vlasotince 16210|Vlaška 11406|Vlaški Do 12371|Vodanj 11328|Voganj 22429|Vojka 22313|Vojska 35208|Vojvoda Stepa 23219|
Vojvodinci 26338|Voluja 12256|Vranić 11427|Vranje 17500|Vranjska Banja 17542|Vranovo 11329|Vratarnica 19344|
Vračev Gaj 26348|Vračevšnica 32315|Vražogrnac 19312|Vrba 36214|Vrbas 21460|Vrbica 23329|Vrdnik 22408|Vreoci 11560|
Vrnjačka Banja 36210|Vrnjci 36217|Vrčin 11224|Vršac 26300|Vukovac 12318|Vučje 16203|Zablaće 32223|Zabojnica 34244|
Zabrežje 11505|Zajača 15315|Zaječar 19000|Zaplanjska Toponica 18244|Zasavica 22201|Zavlaka 15312|Zdravinje 37203|
Žiča 36221|Žirovnica 34229|Zlatari 37228|Zlatibor 31315|Zlatica 23255|Zlodol 31253|Zlot 19215|Zmajevo 21213|
Zminjak 15352|Zrenjanin 23000|Zubin Potok 38228|Žuč 18438|Zuce 11225|Zvečan 38227|Zvezdan 19227|Zvonce 18333|
Ćenta 23266|Ćićevac 37210|Ćuprija 35230|Čajetina 31310|Čalma 22231|Čantavir 24220|Čačak 32000|Čelarevo 21413|
Čenej 21233|Čerević 21311|Čitluk 18232|Čitluk 37208|Čoka 23320|Čortanovci 22326|Čukojevac 36220|Čumić 34322|
Čurug 21238|Đala 23335|Đurđevo 21239|Đurđevo 34215|Đurđin 24213|Šabac 15000|Šajkaš 21244|Šarbanovac 18235|
Šarbanovac 19373|Šarbanovac Timok 19379|Šašinci 22425|Šepšin 11433|Šetonje 12309|Šid 22240|Šilopaj 32311|
Šimanovci 22310|Šljivovica 31244|Šljivovo 37239|Štavalj 36311|Štitar 15354|Štrpce 38236|Štubik 19303|Žabalj 21230|
Žabari 12374|Žagubica 12320|Žitište 23210|Žitkovac 18210|Žitni Potok 18407|Žitorađa 18412
`
