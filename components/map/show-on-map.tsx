import { MapPin } from 'lucide-react'

interface ShowOnMapProps {
  /** The id of a place of the map around it. */
  id: number | string
  /** The name of the place is read out with the words of the button. */
  title: string
}

/** Moves the map around it to a place and opens its card. The map listens; without JavaScript there is no map and no button. */
export function ShowOnMap({ id, title }: ShowOnMapProps) {
  return (
    <button
      type="button"
      data-place-show={id}
      className="link inline-flex min-h-11 shrink-0 items-center gap-2 [@media(scripting:none)]:hidden"
    >
      <MapPin aria-hidden className="size-5" />
      На карте<span className="sr-only">: {title}</span>
    </button>
  )
}
