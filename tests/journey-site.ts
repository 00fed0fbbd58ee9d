/** Where the journeys' own site listens while they run; `JOURNEY_PORT` lets several checkouts run them side by side. */
export const journeyPort = Number(process.env['JOURNEY_PORT'] ?? 4173)
