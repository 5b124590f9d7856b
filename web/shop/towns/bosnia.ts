/** The seats of the municipalities. */
export const BOSNIA = `
Banja Luka 78000|Banovići 75290|Berkovići 88363|Bihać 77000|Bijeljina 76300|Bileća 89230|Bosanska Krupa 77240|
Bosanski Petrovac 77250|Bosansko Grahovo 80270|Bratunac 75420|Breza 71370|Brod 74450|Brčko 76100|Bugojno 70230|
Busovača 72260|Bužim 77245|Cazin 77220|Derventa 74400|Doboj 74000|Domaljevac 76233|Donji Vakuf 70220|
Donji Žabar 76273|Drvar 80260|Fojnica 71270|Foča 73300|Gacko 89240|Glamoč 80230|Goražde 73000|
Gornji Vakuf 70240|Gradačac 76250|Gradiška 78400|Gračanica 75320|Grude 88340|Hadžići 71240|Han Pijesak 71360|
Ilidža 71210|Ilijaš 71380|Istočno Sarajevo 71123|Jablanica 88420|Jajce 70101|Janja 76316|Kakanj 72240|
Kalesija 75260|Kalinovik 71230|Kiseljak 71250|Kladanj 75280|Ključ 79280|Kneževo 78230|Konjic 88400|
Kostajnica 79224|Kotor Varoš 78220|Kozarska Dubica 79240|Kreševo 71260|Krupa na Uni 79227|Kupres 80320|
Laktaši 78250|Livno 80101|Ljubinje 88380|Ljubuški 88320|Lopare 75240|Lukavac 75300|Maglaj 74250|Međugorje 88266|
Milići 75446|Modriča 74480|Mostar 88000|Mrkonjić Grad 70260|Neum 88390|Nevesinje 88280|Novi Grad 79220|
Novi Travnik 72290|Odžak 76290|Olovo 71340|Orašje 76270|Pale 71420|Pelagićevo 76256|Petrovo 74317|Posušje 88240|
Prača 73290|Prijedor 79101|Prnjavor 78430|Prozor 88440|Ravno 88370|Ribnik 79288|Rogatica 73220|Rudo 73260|
Sanski Most 79260|Sapna 75411|Sarajevo 71000|Sokolac 71350|Srbac 78420|Srebrenica 75430|Srebrenik 75350|
Stanari 74208|Stolac 88360|Teočak 75414|Teslić 74270|Tešanj 74260|Tomislavgrad 80240|Travnik 72270|
Trebinje 89101|Trnovo 71220|Tuzla 75000|Ugljevik 76330|Usora 74230|Ustikolina 73250|Vareš 71330|
Velika Kladuša 77230|Visoko 71300|Vitez 72250|Višegrad 73240|Vlasenica 75440|Vogošća 71320|Vukosavlje 74470|
Zavidovići 72220|Zenica 72000|Zvornik 75400|Čajniče 73280|Čapljina 88300|Čelinac 78240|Čelić 75246|Čitluk 88260|
Šamac 76230|Šekovići 75450|Šipovo 70270|Široki Brijeg 88220|Žepče 72230|Živinice 75270
`
