import { ReloadNote } from '@/components/ui/reload-note'

/** An idea was taken: the reloaded page has to say thanks. */
export const ideaThanks = new ReloadNote('idea-sent')
