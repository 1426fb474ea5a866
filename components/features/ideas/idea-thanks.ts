import { ReloadNote } from '@/components/ui/reload-note'

/** It tells the reloaded page that an idea was sent, so that the page says thanks. */
export const ideaThanks = new ReloadNote('idea-sent')
