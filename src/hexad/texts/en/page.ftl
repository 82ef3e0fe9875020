page-not-found = Page not found · Hexad
