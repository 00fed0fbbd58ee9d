import { runAsChild } from './child-process.ts'
import { doJob, pictureLoaders } from './encode-picture.ts'

// The process that decodes the agency's pictures, separate from the site: a picture can crash or bloat only this process.
runAsChild(pictureLoaders, doJob)
