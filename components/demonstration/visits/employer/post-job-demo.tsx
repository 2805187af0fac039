'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PostJob } from '@/components/demonstration/employer/post-job'
import { loadPostJob } from '@/lib/domain/dashboards/employer/load-employer'

export const PostJobDemo = demoScreen('employer', loadPostJob, PostJob)
