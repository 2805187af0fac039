'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PostJob } from '@/components/dashboard/employer/post-job'
import { loadPostJob } from '@/lib/domain/dashboards/employer/load-employer'

export const PostJobDemo = demoScreen('employer', loadPostJob, PostJob)
