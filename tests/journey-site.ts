/** Where the journeys' own site listens while they run. */
export const journeyPort = 4173
