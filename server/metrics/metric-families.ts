import * as v from 'valibot'

/** The metrics of one process with their values, as the site's processes send them to one another. */
export const MetricFamilies = v.array(
  v.object({
    name: v.string(),
    help: v.string(),
    type: v.string(),
    /** How the values of several processes become one: `sum`, `min` or `max`. */
    aggregator: v.string(),
    values: v.array(
      v.object({
        value: v.number(),
        labels: v.record(v.string(), v.union([v.string(), v.number()])),
        /** The name with its ending, of a histogram's bucket, sum or count. */
        metricName: v.optional(v.string()),
      }),
    ),
  }),
)
export type MetricFamilies = v.InferOutput<typeof MetricFamilies>
