/** Stories on a page of the blog, and how many of the latest it begins with (specification: Business constants, "Page sizes"). */
export const BLOG_PAGE = 12;
export const BLOG_LATEST = 4;

/** Causes on a page of their directory. */
export const CAUSES_PAGE = 12;
