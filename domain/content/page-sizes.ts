/** Stories per blog page, and latest stories at its top (specification: Business constants, "Page sizes"). */
export const STORIES_ON_A_BLOG_PAGE = 12;
export const LATEST_STORIES_ON_THE_BLOG = 4;

export const CAUSES_ON_A_PAGE = 12;
