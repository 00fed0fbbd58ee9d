import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils'

import type { Locale } from '#agency/locale.ts'
import type { Option } from '#contract/values.ts'
import type { City } from '#contract/integration/options.ts'

/**
 * Every country of ISO 3166-1, in the sort order of the language. The value is the code, so the label is the name in the
 * requested language; `value2` is the Portuguese name, as in all options (docs/product.md: Embedded provider).
 */
export function countriesIn(language: Locale): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const portuguese = new Intl.DisplayNames('pt', { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return isoCodes
    .map((code) => ({
      value: code,
      label: names.of(code) ?? code,
      value2: portuguese.of(code) ?? code,
    }))
    .toSorted((one, other) => compare(one.label, other.label))
}

const isoCodes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO
  JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
  TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

/** A country's cities with their states, both in alphabetical order; empty for all countries but Brazil. */
export function citiesOf(country: string): City[] {
  if (country !== 'BR') return []
  const cities = Map.groupBy(getMunicipalities(), ({ stateCode }) => stateCode)
  return getStates().flatMap(({ code, name: stateName }) =>
    (cities.get(code) ?? []).map(({ name }) => ({
      value: name,
      label: name,
      value2: name,
      state: { value: code, label: stateName },
    })),
  )
}
