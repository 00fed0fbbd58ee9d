import { attributes, formOptions } from '#contract/integration/options.ts'
import { talentProfile, talents } from '#contract/integration/talents.ts'

import type { Serve } from '../service/service.ts'
import type { Rows } from '../service/tables.ts'
import type { BoardCategories } from './categories.ts'
import { eyeColours, hairColours } from './colours.ts'
import { citiesOf, countriesIn } from './places.ts'
import { findProfile } from './profile.ts'
import { findCategories, findTalentPage } from './queries.ts'
import * as sizes from './sizes.ts'

export function serveTalents(serve: Serve, rows: Rows, boards: BoardCategories) {
  serve(talents, ({ query }) => findTalentPage(rows, boards, query))
  serve(talentProfile, ({ query }) => findProfile(rows, boards, query))
  serve(attributes, async () => ({
    gender: [...sizes.genders],
    height: sizes.heights,
    bust: sizes.busts,
    chest: sizes.chests,
    waist: sizes.waists,
    hips: sizes.hips,
    jeans: sizes.jeans,
    suit: sizes.suits,
    shoes: sizes.shoes,
    hair: [...hairColours],
    eyes: [...eyeColours],
    categories: await findCategories(rows, boards),
  }))
  serve(formOptions, async ({ query }) => ({
    gender: [...sizes.genders],
    height: sizes.heights,
    shoes: sizes.shoes,
    eyes: [...eyeColours],
    hair: [...hairColours],
    countries: countriesIn(query.language),
    cities: query.cities && citiesOf(query.cities.country),
  }))
}
