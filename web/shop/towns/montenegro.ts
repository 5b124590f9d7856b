/** The seats of the municipalities, and the larger places of the coast. */
export const MONTENEGRO = `
Andrijevica 84320|Bar 85000|Berane 84300|Bijela 85343|Bijelo Polje 84000|Budva 85310|Cetinje 81250|
Danilovgrad 81410|Golubovci 81304|Gusinje 84326|Herceg Novi 85340|Igalo 85347|Kolašin 81210|Kotor 85330|
Meljine 85348|Mojkovac 84205|Nikšić 81400|Perast 85336|Petnjica 84312|Petrovac na Moru 85300|Plav 84325|
Pljevlja 84210|Plužine 81435|Podgorica 81000|Prčanj 85335|Rijeka Crnojevića 81253|Risan 85337|Rožaje 84310|
Spuž 81412|Sutomore 85355|Tivat 85320|Tuzi 81206|Ulcinj 85360|Virpazar 81305|Zelenika 85346|Šavnik 81450|
Žabljak 84220
`
