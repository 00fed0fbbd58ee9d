/** What a word says about where a talent is from or what it speaks: an ISO 3166 code, an ISO 639 code, or both. */
export type Origin = {
  country: string | null
  language: string | null
  /** Whether the word names the country (“Italy”), not its people or language (“Italian”). */
  isCountryName: boolean
}

/**
 * Country, language, the names of the country, and the words for the people and the language, without accents in the three languages.
 * A country with two rows has its names in the first.
 */
const table: readonly (readonly [country: string | null, language: string | null, names: string, peoples: string])[] = [
  ['br', null, 'brazil brasil', 'brazilian brazilians brasileiro brasileira brasileiros brasileiras brasileno brasilena brasilenos brasilenas'],
  ['pt', 'pt', 'portugal', 'portuguese portugues portuguesa portugueses portuguesas'],
  [null, 'pt', '', 'lusofono lusofona'],
  ['ar', null, 'argentina', 'argentino argentinos argentinas argentinian argentinians argentine'],
  ['uy', null, 'uruguay uruguai', 'uruguayan uruguaio uruguaia uruguayo uruguaya uruguaios uruguaias uruguayos uruguayas'],
  ['py', null, 'paraguay paraguai', 'paraguayan paraguaio paraguaia paraguayo paraguaya'],
  ['cl', null, 'chile', 'chilean chileno chilena chilenos chilenas'],
  ['co', null, 'colombia', 'colombian colombiano colombiana colombianos colombianas'],
  ['pe', null, 'peru', 'peruvian peruano peruana peruanos peruanas'],
  ['bo', null, 'bolivia', 'bolivian boliviano boliviana'],
  ['ec', null, 'ecuador equador', 'ecuadorian equatoriano equatoriana ecuatoriano ecuatoriana'],
  ['ve', null, 'venezuela', 'venezuelan venezuelano venezuelana venezolano venezolana'],
  ['mx', null, 'mexico', 'mexican mexicano mexicana mexicanos mexicanas'],
  ['cu', null, 'cuba', 'cuban cubano cubana'],
  ['do', null, 'dominican-republic republica-dominicana', 'dominican dominicano dominicana'],
  ['us', null, 'usa united-states united-states-of-america estados-unidos eua eeuu', 'american americano americana norte-americana estadounidense estadunidense'],
  ['ca', null, 'canada', 'canadian canadense canadiense'],
  ['gb', null, 'england inglaterra united-kingdom reino-unido great-britain scotland escocia', 'british britanico britanica uk-born'],
  ['gb', 'en', '', 'english ingles inglesa inglesas'],
  [null, 'en', '', 'anglophone anglofono anglofona'],
  ['ie', null, 'ireland irlanda', 'irish irlandes irlandesa'],
  ['fr', 'fr', 'france franca francia', 'french frances francesa franceses francesas'],
  [null, 'fr', '', 'francophone francofono francofona'],
  ['es', 'es', 'spain espanha espana', 'spanish espanhol espanhola espanhois espanholas espanol espanola espanoles espanolas'],
  [null, 'es', '', 'castellano hispanohablante hispanophone'],
  ['it', 'it', 'italy italia', 'italian italians italiano italiana italianos italianas'],
  ['de', 'de', 'germany alemanha alemania', 'german germans alemao alema alemaes alemas aleman alemana alemanes alemanas'],
  ['at', null, 'austria', 'austrian austriaco austriaca'],
  ['ch', null, 'switzerland suica suiza', 'swiss suico suizo'],
  ['nl', 'nl', 'netherlands holland holanda', 'dutch holandes holandesa neerlandes neerlandesa'],
  ['be', null, 'belgium belgica', 'belgian belga belgas'],
  ['se', 'sv', 'sweden suecia', 'swedish sueco sueca suecos suecas'],
  ['se', null, '', 'swede swedes'],
  ['no', 'no', 'noruega norway', 'norwegian noruegues norueguesa noruego'],
  ['dk', 'da', 'denmark dinamarca', 'danish dinamarques dinamarquesa danes danesa'],
  ['fi', 'fi', 'finland finlandia', 'finnish finlandes finlandesa'],
  ['pl', 'pl', 'poland polonia', 'polish polones polonesa polaco polaca'],
  ['cz', 'cs', 'czechia chequia', 'czech tcheco tcheca checo checa'],
  ['ua', 'uk', 'ukraine ucrania', 'ukrainian ucraniano ucraniana'],
  ['ru', 'ru', 'russia', 'russian russians russo russa russos russas ruso rusa rusos rusas'],
  ['ro', 'ro', 'romania romenia rumania', 'romanian romeno romena rumano rumana'],
  ['hu', 'hu', 'hungary hungria', 'hungarian hungaro hungara'],
  ['gr', 'el', 'greece grecia', 'greek grego grega griego griega'],
  ['tr', 'tr', 'turkey turquia', 'turkish turco turca'],
  ['il', 'he', 'israel', 'hebrew hebraico hebreo'],
  ['il', null, '', 'israeli israelense'],
  ['lb', null, 'lebanon libano', 'lebanese libanes libanesa'],
  [null, 'ar', '', 'arabic arabe'],
  ['ma', null, 'morocco marrocos marruecos', 'moroccan marroquino marroquina marroqui'],
  ['eg', null, 'egypt egito egipto', 'egyptian egipcio egipcia'],
  ['ng', null, 'nigeria', 'nigerian nigeriano nigeriana'],
  ['gh', null, 'ghana gana', 'ghanaian ganes ganesa ghanes'],
  ['sn', null, 'senegal', 'senegalese senegales senegalesa'],
  ['cv', null, 'cape-verde cabo-verde', 'cabo-verdiano cabo-verdiana caboverdiano caboverdiana'],
  ['ao', null, 'angola', 'angolan angolano angolana angolanos angolanas angoleno angolena'],
  ['mz', null, 'mozambique mocambique', 'mozambican mocambicano mocambicana mozambiqueno mozambiquena'],
  ['za', null, 'south-africa africa-do-sul sudafrica', 'south-african sul-africano sul-africana sudafricano sudafricana'],
  ['cn', 'zh', 'china', 'chinese chines chinesa chineses chinesas chino chinos'],
  [null, 'zh', '', 'mandarin mandarim'],
  ['jp', 'ja', 'japan japao japon', 'japanese japones japonesa japoneses japonesas'],
  ['kr', 'ko', 'korea coreia corea', 'korean coreano coreana coreanos coreanas'],
  ['in', null, 'india', 'indian indiano indiana'],
  ['in', 'hi', '', 'hindi'],
  ['au', null, 'australia', 'australian australiano australiana'],
  ['nz', null, 'new-zealand nova-zelandia nueva-zelanda', 'new-zealander neozelandes neozelandesa'],
  [null, 'ca', '', 'catalan catalao'],
  [null, 'gl', '', 'galician galego gallego'],
  [null, 'gn', '', 'guarani'],
] // prettier-ignore

export const origins: ReadonlyMap<string, Origin> = new Map(
  table.flatMap(([country, language, names, peoples]) => [
    ...eachOf(peoples, { country, language, isCountryName: false }),
    ...eachOf(names, { country, language: null, isCountryName: true }),
  ]),
)

/** A hyphen stands for the space of a phrase. */
function eachOf(words: string, origin: Origin): [string, Origin][] {
  return words === '' ? [] : words.split(' ').map((word) => [word.replaceAll('-', ' '), origin])
}
