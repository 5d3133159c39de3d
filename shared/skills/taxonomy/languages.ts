/** Human languages, named in English, German, French, Spanish, Portuguese, Dutch (and often in themselves). */
export const LANGUAGES = `
[language]
English, englisch, anglais, ingles, engels, inglese, englischkenntnisse, wirtschaftsenglisch, 英语, engelska, engelsk, angielski, 英文, englische sprache
German, deutsch, allemand, aleman, alemao, duits, tedesco, deutschkenntnisse, 德语, tyska, tysk, niemiecki, deutsche sprache
French, franzosisch, francais, frances, frans!, francese, 法语, franska, fransk, francuski, langue francaise
Spanish, spanisch, espagnol, espanol, espanhol, spaans, spagnolo, castellano, 西班牙语, spanska, spansk, castilian
Portuguese, portugiesisch, portugais, portugues, portugees, portoghese, 葡萄牙语, portugisiska
Dutch, niederlandisch, neerlandais, neerlandes, holandes, nederlands, olandese, flemish, flamisch, flamand, hollandisch, nederlandse
Italian, italienisch, italien!, italiano, italiaans, 意大利语
Chinese, chinesisch, chinois, chino!?, chines, chinees, cinese, 中文, 汉语
Mandarin, 普通话, mandarim, hochchinesisch, mandarin chinese > Chinese
Cantonese, kantonesisch, cantonais, 粤语, cantones > Chinese
Japanese, japanisch, japonais, japones, japans, 日本語, giapponese, 日语
Korean, koreanisch, coreen, coreano, koreaans, 한국어, 韩语
Vietnamese, vietnamesisch, vietnamien, vietnamita
Thai, thailandisch, thailandais
Indonesian, bahasa indonesia, indonesisch
Malay, bahasa melayu, malaiisch
Tagalog, filipino!?
Hindi
Urdu
Bengali, bangla
Punjabi, panjabi
Gujarati
Marathi
Tamil
Telugu
Kannada
Malayalam
Nepali
Sinhala
Arabic, arabisch, arabe, arabo, العربية
Hebrew, hebraisch, hebreu, hebreo
Persian, farsi, dari!, persisch, persan
Turkish, turkisch, turc, turco, turks, turkce
Kurdish, kurdisch, kurde
Russian, russisch, russe, ruso, russo!, русский, russisk
Ukrainian, ukrainisch, ukrainien, ucraniano, oekraiens
Polish!, polnisch, polonais, polaco, pools!, polones, polacco, polski
Czech, tschechisch, tcheque, checo, tsjechisch
Slovak, slowakisch, slovaque
Slovenian, slowenisch, slovene
Croatian, kroatisch, croate
Serbian, serbisch, serbe
Bosnian, bosnisch
Macedonian
Albanian, albanisch, albanais
Bulgarian, bulgarisch, bulgare
Romanian, rumanisch, roumain, rumano, roemeens, romeno
Hungarian, ungarisch, hongrois, hungaro, magyar
Greek, griechisch, grec!, griego, grieks
Swedish, schwedisch, suedois, sueco, zweeds, svenska
Danish!, danisch, danois, danes!, deens, dansk
Norwegian, norwegisch, norvegien, noruego, norsk
Finnish, finnisch, finnois, fines!?, suomi
Icelandic, islandisch
Estonian, estnisch
Latvian, lettisch
Lithuanian, litauisch
Irish Gaelic, gaeilge
Welsh, cymraeg
Scottish Gaelic
Catalan, katalanisch, catala, valencian
Basque, euskera, baskisch
Galician, gallego
Luxembourgish, luxemburgisch
Afrikaans
Swahili, suaheli, kiswahili
Amharic
Tigrinya
Somali
Hausa
Yoruba
Igbo
Zulu
Xhosa
Haitian Creole, kreyol
Latin!?, latein
American Sign Language, asl!, sign language, gebardensprache, langue des signes, lengua de signos, bsl!, libras!
Georgian!?
Armenian
Azerbaijani
Kazakh
Uzbek
Mongolian
Pashto
Burmese
Khmer
Lao!?
Hmong
Esperanto
Bilingual, zweisprachig, bilingue, tweetalig, multilingual, mehrsprachig, multilingue, second language, mehrsprachigkeit
~0.6 Danish, Norwegian, Swedish
~0.6 Czech, Slovak
~0.6 Croatian, Serbian, Bosnian
!polish < to and > and the your
!dutch < > oven
!french < > fries toast press doors
!danish < > pastry
!english < > department literature teacher muffin
!latin < > america american dance
!persian < > rug
!italian < > restaurant food cuisine
!greek < > yogurt life
!german < > shepherd car cars
`;
