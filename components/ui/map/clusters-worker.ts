import { expose } from 'comlink'
import { PointClusters } from '@/components/ui/map/point-clusters'

/** A thread that groups points: the page stays at the reader's hand meanwhile. */
expose(PointClusters)
