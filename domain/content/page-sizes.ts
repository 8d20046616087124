/** Stories on a page of the blog, and how many of the latest it begins with (specification: Business constants, "Page sizes"). */
export const STORIES_ON_A_BLOG_PAGE = 12;
export const LATEST_STORIES_ON_THE_BLOG = 4;

/** Causes on a page of their directory. */
export const CAUSES_ON_A_PAGE = 12;
