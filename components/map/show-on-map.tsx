import { Icon } from '@/components/ui/icon/icon'

interface ShowOnMapProps {
  id: number | string
  title: string
}

/** The map listens to the click. Without scripts there is neither map nor button. */
export function ShowOnMap({ id, title }: ShowOnMapProps) {
  return (
    <button
      type="button"
      data-place-show={id}
      className="link inline-flex min-h-11 min-w-0 items-center gap-2 wrap-anywhere [@media(scripting:none)]:hidden"
    >
      <Icon name="map-pin" className="size-5" />
      На карте<span className="sr-only">: {title}</span>
    </button>
  )
}
