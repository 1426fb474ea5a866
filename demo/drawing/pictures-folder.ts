import path from 'node:path'
import { DEMO_FOLDER } from '@/lib/content/demo-city'

/** Finished pictures of the demo city. */
export const PICTURES_FOLDER = path.join(DEMO_FOLDER, 'pictures')
