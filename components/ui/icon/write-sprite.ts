import { writeFileSync } from 'node:fs'
import { drawSprite } from '@/components/ui/icon/draw-sprite'
import { iconNames } from '@/components/ui/icon/icon-names'

/** Run `npm run icons` after a change of the names or of lucide-react. */
writeFileSync('components/ui/icon/icons.svg', drawSprite(iconNames))
