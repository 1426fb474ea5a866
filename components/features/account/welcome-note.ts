import { ReloadNote } from '@/components/ui/reload-note'

/** A registration ends with a reload: what is to be done next is said after it. */
export const welcomeNote = new ReloadNote('new-resident')
