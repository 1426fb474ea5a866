import { expose } from 'comlink'
import { PointClusters } from '@/components/ui/map/point-clusters'

/** Points are grouped in this thread, so that the page answers the reader meanwhile. */
expose(PointClusters)
