import { Lightbulb } from 'lucide-react'
import { buttonLook, type ButtonSize } from '@/components/ui/button-look'

/** Address of the dialog on every page of the portal. */
export const PROPOSE_ID = 'propose-idea'

/** The way to the form of a new idea; a guest is asked to register first. */
export function ProposeLink({ size }: { size?: ButtonSize }) {
  return (
    <a href={`#${PROPOSE_ID}`} className={buttonLook('primary', size)}>
      <Lightbulb aria-hidden className="size-5 shrink-0" />
      Предложить идею
    </a>
  )
}
