import { workAsChild } from './child-work.ts'
import { doJob, prepareSharp } from './encode-picture.ts'

// The process that decodes the agency's pictures, apart from the site: what a picture breaks or swells is this one.

prepareSharp()
workAsChild(doJob)
